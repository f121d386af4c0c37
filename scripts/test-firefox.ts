import type { ChildProcess } from "node:child_process";
import { after, before, suite } from "node:test";
import puppeteer, { type Browser } from "puppeteer-core";
import { buildSite } from "../build/site.ts";
import { journeys } from "../e2e/firefox/journeys.ts";
import { startVisit } from "../e2e/firefox/visit.ts";
import { freePort, startEngine } from "../local/engine.ts";
import { bringFirefox } from "./firefox.ts";

const executablePath = bringFirefox();

suite("The site in Firefox", () => {
  let engine: ChildProcess | undefined;
  let browser: Browser | undefined;
  let origin = "";
  let printed = "";

  before(async () => {
    await buildSite("preview");
    const port = await freePort();
    origin = `http://localhost:${port}`;
    engine = await startEngine({ config: "local/wrangler.jsonc", port });
    engine.stdout?.on("data", (chunk) => {
      printed += chunk;
    });
    browser = await puppeteer.launch({ browser: "firefox", executablePath });
    console.log(await browser.version());
  });

  after(async () => {
    await browser?.close();
    engine?.kill();
  });

  journeys(() => startVisit(browser as Browser, origin, () => printed));
});
