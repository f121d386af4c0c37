import { execFileSync } from "node:child_process";

/** Runs GitHub's own command, which its runners have. The workflow gives it GH_TOKEN. */
export const gh = (...args: string[]): string => execFileSync("gh", args, { encoding: "utf8" });
