import type { Fault } from "./check-live.ts";
import { type GitHub, GitHubError } from "./github.ts";

const label = "daily-check";
/** The name of whoever acts with a workflow's token. */
const ourselves = "github-actions[bot]";

/** Keeps an open issue on GitHub for each fault, and closes it when the fault is gone. */
export async function reportOnGitHub(github: GitHub, faults: Fault[]): Promise<void> {
  await github.createLabel(label, "Found by the daily site check").catch(ignoreExisting);
  const issues = (await github.openIssues(label)).filter(({ user }) => user.login === ourselves);
  for (const fault of faults) {
    const title = titleFor(fault);
    if (issues.some((issue) => issue.title === title)) continue;
    await github.openIssue({ title, body: fault.detail, labels: [label] });
  }
  for (const { number, title } of issues) {
    if (faults.some((fault) => titleFor(fault) === title)) continue;
    await github.closeIssue(number, "The daily site check no longer finds this.");
  }
}

/** The subject of the email that GitHub sends. */
function titleFor({ title }: Fault): string {
  return `Daily site check: ${title}`;
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof GitHubError) || error.status !== 422) throw error;
}
