import { spawnSync } from "node:child_process";
import { ensureTestBrowser } from "../programs/chromium.ts";

const visits = process.argv[2] ?? "20";

if (!/^[1-9]\d*$/.test(visits)) {
  console.error("npm run test:random takes a number of visits, for example: -- 100");
  process.exit(1);
}
const { status } = spawnSync("playwright", ["test", "test/random"], {
  stdio: "inherit",
  env: { ...process.env, CHROME_PATH: ensureTestBrowser(), RANDOM_VISITS: visits },
});
process.exit(status ?? 1);
