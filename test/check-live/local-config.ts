// The daily check, for a site on this machine: SITE has its URL.
import config from "../../scripts/check-live/playwright.config.ts";
import { onlyThisMachine } from "../../scripts/shared/find-browser.ts";

export default {
  ...config,
  use: {
    ...config.use,
    waitBeforeRetry: 0,
    launchOptions: { ...config.use?.launchOptions, args: [onlyThisMachine] },
  },
};
