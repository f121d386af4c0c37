import { execFileSync } from "node:child_process";
import type { Fault } from "./fault.ts";

const label = "website";
const command = (...options: string[]) => String(execFileSync("gh", options));

type Issue = { number: number; title: string };

/** One open issue on GitHub for each fault; an issue is closed when its fault is gone. */
export function reportOnGitHub(faults: Fault[]): void {
  command(
    "label",
    "create",
    label,
    "--force",
    "--description",
    "Found by the daily look at the site",
  );
  const listed = command("issue", "list", "--label", label, "--json", "number,title");
  const issues: Issue[] = JSON.parse(listed);
  for (const { title, detail } of faults) {
    if (issues.some((issue) => issue.title === title)) continue;
    command("issue", "create", "--label", label, "--title", title, "--body", detail);
  }
  for (const { number, title } of issues) {
    if (faults.some((fault) => fault.title === title)) continue;
    command("issue", "close", String(number), "--comment", "The daily look no longer finds this.");
  }
}
