import { expect, test } from "vitest";
import { uploadFor } from "./upload.ts";

test("A preview doesn't replace the site, and a dry run uploads nothing", () => {
  expect(uploadFor([], {})).toEqual({ isPreview: false, command: ["deploy"] });
  expect(uploadFor(["--preview"], {})).toEqual({ isPreview: true, command: ["preview"] });
  const dryRun = { isPreview: false, command: ["deploy", "--dry-run"] };
  expect(uploadFor(["--dry-run"], {})).toEqual(dryRun);
  expect(uploadFor([], { npm_config_dry_run: "true" })).toEqual(dryRun);
  expect(uploadFor(["--preview", "--dry-run"], {}).command).toBeUndefined();
});

test("A mistyped option deploys nothing", () => {
  expect(() => uploadFor(["--dryrun"], {})).toThrow("Unknown option '--dryrun'");
  expect(() => uploadFor(["dry-run"], {})).toThrow("dry-run");
});
