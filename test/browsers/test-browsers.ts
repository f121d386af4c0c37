import { after, before, suite, test } from "node:test";
import { type ProxiedSite, startProxiedSite } from "../support/proxied-site.ts";
import { findBrowsers } from "./open-browser.ts";
import { reading } from "./reading.ts";
import { sending } from "./sending.ts";
import { createVisitor } from "./visitor.ts";

suite("Visitors", { concurrency: 2 }, () => {
  let site: ProxiedSite;
  before(async () => {
    site = await startProxiedSite("browsers");
  });
  after(() => site.stop());

  for (const [browser, open] of findBrowsers()) {
    suite(`in ${browser}`, { concurrency: 1 }, () => {
      for (const { name, settings = {}, steps } of [...reading, ...sending]) {
        test(name, { timeout: 180_000 }, async (context) => {
          const proxy = await site.startProxy();
          context.after(proxy.close);
          const page = await open(settings);
          context.after(page.close);
          await steps(createVisitor(page, proxy));
        });
      }
    });
  }
});
