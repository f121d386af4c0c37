import { isInstalled } from "./installed.mjs";

if (!isInstalled()) {
  console.error("The dependencies are missing or out of date. Run: npm ci --ignore-scripts");
  process.exit(1);
}
