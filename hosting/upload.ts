const known = ["--preview", "--dry-run"];

/** What to upload, and wrangler's command for it. A dry run of a preview doesn't need one. */
export function uploadFor(args: string[], env: NodeJS.ProcessEnv) {
  const unknown = args.find((option) => !known.includes(option));
  if (unknown) throw new Error(`Unknown option: ${unknown}. Did you mean --dry-run?`);
  const isPreview = args.includes("--preview");
  // This is how npm passes on `npm run deploy --dry-run`, without `--` before the option.
  const isDryRun = args.includes("--dry-run") || env.npm_config_dry_run === "true";
  if (isPreview) return { isPreview, command: isDryRun ? undefined : ["preview"] };
  return { isPreview, command: ["deploy", ...(isDryRun ? ["--dry-run"] : [])] };
}
