// The daily check, for a site on this machine. live.spec.ts sets these variables.
import config from "../../hosting/live/playwright.config.ts";

const { SITE, PATIENCE = 30_000 } = process.env;

export default {
  ...config,
  workers: 1,
  expect: { timeout: Number(PATIENCE) },
  use: {
    ...config.use,
    baseURL: SITE,
    retryDelay: 0,
    launchOptions: {
      ...config.use?.launchOptions,
      args: ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE www.localhost"],
    },
  },
};
