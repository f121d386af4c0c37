import { parseArgs } from "node:util";

const options = { preview: { type: "boolean" }, "dry-run": { type: "boolean" } } as const;

/** What to upload, and what to ask of wrangler: nothing for a preview that stays here. */
export function uploadFor(args: string[], env: NodeJS.ProcessEnv) {
  const { preview: isPreview = false, "dry-run": hasOption } = parseArgs({ args, options }).values;
  // This is how npm passes on `npm run deploy --dry-run`, without `--` before the option.
  const isDryRun = hasOption || env.npm_config_dry_run === "true";
  if (isPreview) return { isPreview, command: isDryRun ? undefined : ["preview"] };
  return { isPreview, command: ["deploy", ...(isDryRun ? ["--dry-run"] : [])] };
}
