import type { Problem } from "../checks/check-site.ts";
import type { GitHub } from "./api.ts";

/** The user name behind a workflow's token. */
const ourselves = "github-actions[bot]";

/** What a check found. Its name starts the subject of the emails that GitHub sends. */
export type Report = { check: string; problems: Problem[] };

/** Keeps an open issue on GitHub for each problem, and closes it when the check no longer finds it. */
export async function reportOnGitHub(github: GitHub, { check, problems }: Report): Promise<void> {
  const prefix = `${check}: `;
  const issues = (await github.openIssues()).filter(
    ({ title, user }) => user.login === ourselves && title.startsWith(prefix),
  );
  for (const { title, detail, advice } of problems) {
    if (issues.some((issue) => issue.title === prefix + title)) continue;
    await github.createIssue({ title: prefix + title, body: `${detail}. ${advice}` });
  }
  // During an outage, the check can't tell whether other problems are gone.
  if (problems.some(({ isOutage }) => isOutage)) return;
  for (const { number, title } of issues) {
    if (problems.some((problem) => prefix + problem.title === title)) continue;
    await github.closeIssue(
      number,
      "Fixed: today's check didn't find this problem. You don't need to do anything.",
    );
  }
}
