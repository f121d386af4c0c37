import type { GitHub } from "./api.ts";

/** The user name behind a workflow's token. */
const ourselves = "github-actions[bot]";

/** Starts the subject of the emails that GitHub sends. */
const prefix = "Daily site check: ";

/** What a check found, and the titles of the problems that it looked for and didn't find. */
export type Report = { problems: { title: string; body: string }[]; fine: string[] };

/** Keeps an open issue on GitHub for each problem, and closes it when a check no longer finds it. */
export async function reportOnGitHub(github: GitHub, { problems, fine }: Report): Promise<void> {
  if (problems.length + fine.length === 0) throw new Error("The check didn't look at anything.");
  const issues = (await github.openIssues()).filter(({ user }) => user.login === ourselves);
  for (const { title, body } of problems) {
    if (issues.some((issue) => issue.title === prefix + title)) continue;
    await github.createIssue({ title: prefix + title, body });
  }
  for (const { number, title } of issues) {
    if (!fine.some((each) => prefix + each === title)) continue;
    await github.closeIssue(
      number,
      "Fixed: today's check didn't find this problem. You don't need to do anything.",
    );
  }
}
