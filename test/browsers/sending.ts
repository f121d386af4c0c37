import { labels } from "../fixtures/labels.ts";
import { categories, failureMessage, headline, successMessage } from "../fixtures/specification.ts";
import { expect } from "./expect.ts";
import type { Journeys } from "./visitor.ts";

const message = { name: "Bea Ng", email: "bea@example.com", message: "Hello" };

export const sending: Journeys = {
  "send a message just as they typed it, and close the toast": async (visitor) => {
    await visitor.openHome();
    await visitor.fill({ ...message, message: "Two\nlines" });
    await visitor.click(labels.send);
    await visitor.sees(successMessage);
    await visitor.expectSent({ ...message, message: "Two\r\nlines" });
    await visitor.expectForm({});
    await visitor.click(labels.close);
    await visitor.expectFocused(labels.send);
    await visitor.expectNoProblems();
  },

  "get an alert when sending fails, and keep what they typed": async (visitor) => {
    visitor.proxy.failSends();
    await visitor.openHome();
    await visitor.fill(message);
    await visitor.click(labels.send);
    expect(await visitor.page.closeAlert()).toBe(failureMessage);
    await visitor.expectForm(message);
  },

  "look at another site, go back, and find what they typed": async (visitor) => {
    await visitor.openHome();
    await visitor.fill(message);
    await visitor.page.goto(visitor.proxy.anotherSite);
    await visitor.sees("Another site");
    await visitor.page.goBack();
    await visitor.sees(labels.pause);
    await visitor.expectForm(message);
  },

  "can't send an empty form, and land in its first field": async (visitor) => {
    await visitor.openHome();
    await visitor.click(labels.send);
    const focused = () => document.activeElement?.getAttribute("name");
    await expect.poll(() => visitor.page.evaluate(focused)).toBe("name");
    await visitor.fill(message);
    await visitor.click(labels.send);
    await visitor.expectSent(message);
  },

  "start typing before the script has loaded, and lose nothing": async (visitor) => {
    const release = visitor.proxy.hold(/\/assets\/.*\.js$/);
    const { email, ...early } = message;
    await visitor.open("/");
    await visitor.fill(early);
    release();
    await visitor.sees(labels.pause);
    await visitor.expectForm(early);
    await visitor.fill({ email });
    await visitor.click(labels.send);
    await visitor.expectSent(message);
    await visitor.expectNoProblems();
  },
};

export const withoutScript: Journeys = {
  "read every page and send a message without script": async (visitor) => {
    await visitor.open("/services");
    for (const { title } of categories) await visitor.sees(title);
    await visitor.open("/");
    await visitor.sees(headline);
    await visitor.fill(message);
    await visitor.click(labels.send);
    await visitor.expectSent(message);
  },
};
