import assert from "node:assert/strict";
import { labels } from "../fixtures/labels.ts";
import { categories, failureMessage, headline, successMessage } from "../fixtures/specification.ts";
import type { Journey } from "./visitor.ts";

const message = { name: "Bea Ng", email: "bea@example.com", message: "Hello" };
const empty = { name: "", email: "", message: "" };

export const sending: Journey[] = [
  {
    name: "send a message just as they typed it, and close the toast",
    steps: async ({ openHome, fill, click, sees, sentMessage, form, focusedText, problems }) => {
      await openHome();
      await fill({ ...message, message: "Two\nlines" });
      await click(labels.send);
      await sees(successMessage);
      assert.deepEqual(await sentMessage(), { ...message, message: "Two\r\nlines" });
      assert.deepEqual(await form(), empty);
      await click(labels.close);
      assert.equal(await focusedText(), labels.send);
      assert.deepEqual(await problems(), []);
    },
  },
  {
    name: "get an alert when sending fails, and keep what they typed",
    steps: async ({ proxy, openHome, fill, click, page, form }) => {
      proxy.failSends();
      await openHome();
      await fill(message);
      await click(labels.send);
      assert.equal(await page.closeAlert(), failureMessage);
      assert.deepEqual(await form(), message);
    },
  },
  {
    name: "can't send an empty form, and land in its first field",
    steps: async ({ proxy, openHome, click, page }) => {
      await openHome();
      await click(labels.send);
      const focused = await page.evaluate(() => document.activeElement?.getAttribute("name"));
      assert.equal(focused, "name");
      assert.deepEqual(proxy.messages, []);
    },
  },
  {
    name: "start typing before the script has loaded, and send that",
    steps: async ({ proxy, open, fill, sees, form, click, sentMessage, problems }) => {
      const release = proxy.hold(/\/assets\/.*\.js$/);
      await open("/");
      const { email, ...early } = message;
      await fill(early);
      release();
      await sees(labels.pause);
      assert.deepEqual(await form(), { ...early, email: "" });
      await fill({ email });
      await click(labels.send);
      assert.deepEqual(await sentMessage(), message);
      assert.deepEqual(await problems(), []);
    },
  },
  {
    name: "read every page and send a message without script",
    settings: { javaScriptEnabled: false },
    steps: async ({ open, sees, fill, click, sentMessage }) => {
      await open("/services");
      for (const category of Object.keys(categories)) await sees(category);
      await open("/");
      await sees(headline);
      await fill(message);
      await click(labels.send);
      assert.deepEqual(await sentMessage(), message);
    },
  },
];
