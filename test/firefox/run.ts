import type { ChildProcess } from "node:child_process";
import { after, before, suite } from "node:test";
import puppeteer, { type Browser } from "puppeteer-core";
import { ensureFirefox } from "../../browsers/firefox.ts";
import { startEngine } from "../../hosting/engine.ts";
import { freePort } from "../../hosting/ports.ts";
import { buildSite, localSite } from "../../site-build/site.ts";
import { journeys } from "./journeys.ts";
import { startVisit } from "./visit.ts";

const executablePath = ensureFirefox();

suite("The site in Firefox", () => {
  let engine: ChildProcess | undefined;
  let browser: Browser | undefined;
  let origin = "";
  let printed = "";

  before(async () => {
    await buildSite(localSite);
    const port = await freePort();
    origin = `http://localhost:${port}`;
    engine = await startEngine({ config: "hosting/wrangler.local.jsonc", port });
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
