import { writeFileSync } from "node:fs";
import type { Report } from "../../hosting/github/issues.ts";

/** Prints what a check found, and saves it for open-issues.ts. Without a file, problems are a failure. */
export function reportCheck(report: Report, file: string | undefined): void {
  for (const { title, detail, advice } of report.problems) {
    console.error(`${title}. ${detail}. ${advice}`);
  }
  if (file) writeFileSync(file, JSON.stringify(report));
  else process.exitCode = report.problems.length > 0 ? 1 : 0;
}
