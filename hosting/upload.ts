import { parseArgs } from "node:util";

const options = { preview: { type: "boolean" }, "dry-run": { type: "boolean" } } as const;

/** What to upload, and wrangler's command for it. A dry run of a preview doesn't need one. */
export function uploadFor(args: string[], env: NodeJS.ProcessEnv) {
  const { preview: isPreview = false, "dry-run": isDry } = parseArgs({ args, options }).values;
  // This is how npm passes on `npm run deploy --dry-run`, without `--` before the option.
  const isDryRun = isDry || env.npm_config_dry_run === "true";
  if (isPreview) return { isPreview, command: isDryRun ? undefined : ["preview"] };
  return { isPreview, command: ["deploy", ...(isDryRun ? ["--dry-run"] : [])] };
}
