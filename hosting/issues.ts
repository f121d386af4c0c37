import type { Problem } from "./ask.ts";
import { type GitHub, GitHubError } from "./github.ts";

const label = "daily-check";
/** The user name behind a workflow's token. */
const ourselves = "github-actions[bot]";

/** Keeps an open issue on GitHub for each problem, and closes it when the problem is gone. */
export async function reportOnGitHub(github: GitHub, problems: Problem[]): Promise<void> {
  await github.createLabel(label, "Found by the daily site check").catch(ignoreExisting);
  const issues = (await github.openIssues(label)).filter(({ user }) => user.login === ourselves);
  for (const problem of problems) {
    const title = titleFor(problem);
    if (issues.some((issue) => issue.title === title)) continue;
    await github.openIssue({ title, body: problem.detail, labels: [label] });
  }
  for (const { number, title } of issues) {
    if (problems.some((problem) => titleFor(problem) === title)) continue;
    await github.closeIssue(number, "The daily site check no longer finds this.");
  }
}

/** The subject of the email that GitHub sends. */
function titleFor({ title }: Problem): string {
  return `Daily site check: ${title}`;
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof GitHubError) || error.status !== 422) throw error;
}
