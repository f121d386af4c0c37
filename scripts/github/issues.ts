import { gh } from "./gh.ts";

/** The user name behind a workflow's token. */
const ourselves = "app/github-actions";

/** Starts the subject of the emails that GitHub sends. */
const prefix = "Daily site check: ";

/** What a check found, and the titles of the problems that it looked for and didn't find. */
export type Report = { problems: { title: string; body: string }[]; fine: string[] };

type Issue = { number: number; title: string; author: { login: string } };

/** Keeps an open issue on GitHub for each problem, and closes it when a check no longer finds it. */
export function reportOnGitHub({ problems, fine }: Report): void {
  if (problems.length + fine.length === 0) throw new Error("The check didn't look at anything.");
  const open: Issue[] = JSON.parse(
    gh("issue", "list", "--limit", "100", "--json", "number,title,author"),
  );
  const issues = open.filter(({ author }) => author.login === ourselves);
  for (const { title, body } of problems) {
    if (issues.some((issue) => issue.title === prefix + title)) continue;
    gh("issue", "create", "--title", prefix + title, "--body", body);
  }
  const fixed = "Fixed: today's check didn't find this problem. You don't need to do anything.";
  for (const { number, title } of issues) {
    if (!fine.some((each) => prefix + each === title)) continue;
    gh("issue", "close", String(number), "--comment", fixed);
  }
}
