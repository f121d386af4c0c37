import { setOutput } from "./github/workflow.ts";
import { readSiteUrl } from "./shared/read-site-url.ts";
import { isCodeLive } from "./shared/version.ts";

const url = readSiteUrl();
const isLive = url !== undefined && (await isCodeLive(url));
console.log(
  isLive
    ? "The code is already live. Only the content can be new."
    : "This code isn't live yet, so it has to be tested first.",
);
setOutput("is-live", isLive);
