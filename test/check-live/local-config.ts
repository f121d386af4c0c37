// The daily check, for a site on this machine. run.spec.ts sets SITE.
import config from "../../scripts/check-live/playwright.config.ts";
import { onlyThisMachine } from "../../scripts/shared/find-browser.ts";

export default {
  ...config,
  use: {
    ...config.use,
    baseURL: process.env.SITE,
    waitBeforeRetry: 0,
    launchOptions: { ...config.use?.launchOptions, args: [onlyThisMachine] },
  },
};
