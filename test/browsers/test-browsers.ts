import { after, before, suite, test } from "node:test";
import { type ProxiedSite, startProxiedSite } from "../journey-support/proxied-site.ts";
import { skip } from "../journey-support/skip.ts";
import { findBrowsers } from "./browser-list.ts";
import { reading } from "./reading.ts";
import { sending, withoutScript } from "./sending.ts";
import { createVisitor } from "./visitor.ts";

const journeys = { ...reading, ...sending, ...withoutScript };

suite("Visitors", { concurrency: 2 }, () => {
  let site: ProxiedSite;
  before(async () => {
    site = await startProxiedSite("browsers");
  });
  after(() => site?.stop());

  for (const { browser, open, howToInstall } of findBrowsers()) {
    if (!open) {
      skip(browser, howToInstall);
      continue;
    }
    suite(`in ${browser}`, { concurrency: 1 }, () => {
      for (const [name, journey] of Object.entries(journeys)) {
        test(name, { timeout: 180_000 }, async (context) => {
          const proxy = await site.startProxy();
          context.after(proxy.close);
          const javaScriptEnabled = !(name in withoutScript);
          const page = await open({ javaScriptEnabled });
          context.after(page.close);
          const visitor = createVisitor(page, proxy);
          await journey(visitor);
          if (javaScriptEnabled) await visitor.expectProblems();
        });
      }
    });
  }
});
