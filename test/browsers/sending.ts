import { heroPictureNames } from "../fixtures/content.ts";
import {
  categories,
  failureMessage,
  headline,
  labels,
  sampleMessage,
  successMessage,
} from "../fixtures/specification.ts";

import { expect } from "./expect.ts";
import type { Journeys } from "./visitor.ts";

export const sending: Journeys = {
  "send a message just as they typed it, and close the toast": async (visitor) => {
    await visitor.openHome();
    await visitor.fill({ ...sampleMessage, message: "Two\nlines" });
    await visitor.click(labels.send);
    await visitor.sees(successMessage);
    await visitor.expectSent({ ...sampleMessage, message: "Two\r\nlines" });
    await visitor.expectForm({});
    await visitor.click(labels.close);
    await visitor.expectFocused(labels.send);
  },

  "get an alert when sending fails, and keep what they typed": async (visitor) => {
    visitor.proxy.failSends();
    await visitor.openHome();
    await visitor.fill(sampleMessage);
    await visitor.click(labels.send);
    expect(await visitor.page.closeAlert()).toBe(failureMessage);
    await visitor.expectForm(sampleMessage);
    await visitor.expectProblems(expect.stringContaining(failureMessage));
  },

  "look at another site, go back and find what they typed": async (visitor) => {
    const { page, proxy } = visitor;
    // Firefox doesn't keep a page that is still loading a picture.
    const secondPicture = new RegExp(`/${heroPictureNames[1]}-`);
    proxy.delayResponses(secondPicture);
    await visitor.openHome();
    await expect.poll(() => proxy.requests).toContainEqual(expect.stringMatching(secondPicture));
    await page.evaluate(() => document.forms[0]?.scrollIntoView());
    await visitor.fill(sampleMessage);
    await page.goto(proxy.anotherSite);
    await visitor.sees("Another site");
    await page.goBack();
    await visitor.sees(labels.pause);
    await visitor.expectForm(sampleMessage);
  },

  "can't send an empty form, and land in its first field": async (visitor) => {
    await visitor.openHome();
    await visitor.click(labels.send);
    const focused = () => document.activeElement?.getAttribute("name");
    await expect.poll(() => visitor.page.evaluate(focused)).toBe("name");
    await visitor.fill(sampleMessage);
    await visitor.click(labels.send);
    await visitor.expectSent(sampleMessage);
  },

  "start typing before the script has loaded, and lose nothing": async (visitor) => {
    const release = visitor.proxy.delayResponses(/\/assets\/.*\.js$/);
    const { email, ...early } = sampleMessage;
    await visitor.open("/");
    await visitor.fill(early);
    release();
    await visitor.sees(labels.pause);
    await visitor.expectForm(early);
    await visitor.fill({ email });
    await visitor.click(labels.send);
    await visitor.expectSent(sampleMessage);
  },
};

export const withoutScript: Journeys = {
  "read both pages and send a message without script": async (visitor) => {
    await visitor.open("/services");
    for (const { title } of categories) await visitor.sees(title);
    await visitor.open("/");
    await visitor.sees(headline);
    await visitor.fill(sampleMessage);
    await visitor.click(labels.send);
    await visitor.expectSent(sampleMessage);
  },
};
