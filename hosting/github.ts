type Issue = { number: number; title: string; user: { login: string } };

export type GitHub = ReturnType<typeof connectToGitHub>;

/** GitHub refused. Without a status, it didn't respond at all. */
export class GitHubError extends Error {
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** The part of GitHub's REST API that this project uses. GitHub sets the variables in a workflow. */
export function connectToGitHub(env: NodeJS.ProcessEnv) {
  const repository = `${env.GITHUB_API_URL}/repos/${env.GITHUB_REPOSITORY}`;

  async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(repository + path, {
      method,
      headers: {
        Accept: "application/vnd.github+json",
        Authorization: `Bearer ${env.GITHUB_TOKEN}`,
        "X-GitHub-Api-Version": "2022-11-28",
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    }).catch((error: Error) => {
      throw new GitHubError(error.message);
    });
    const text = await response.text();
    if (!response.ok) {
      throw new GitHubError(/"message": *"([^"]*)/.exec(text)?.[1] ?? text, response.status);
    }
    return JSON.parse(text || "null");
  }

  return {
    /** The latest commit of a branch. */
    async headOf(branch: string): Promise<string> {
      type Answer = { object: { sha: string } };
      const { object } = await ask<Answer>("GET", `/git/ref/heads/${branch}`);
      return object.sha;
    },

    /** Whether a commit is ahead of a branch, behind it, or both. */
    async compare(branch: string, commit: string) {
      type Answer = { status: "identical" | "ahead" | "behind" | "diverged" };
      return (await ask<Answer>("GET", `/compare/${branch}...${commit}`)).status;
    },

    createBranch: (branch: string, commit: string) =>
      ask<void>("POST", "/git/refs", { ref: `refs/heads/${branch}`, sha: commit }),

    /** Moves a branch forward. GitHub refuses if commits would be lost. */
    fastForward: (branch: string, commit: string) =>
      ask<void>("PATCH", `/git/refs/heads/${branch}`, { sha: commit, force: false }),

    /** Merges one branch into another, and returns the merge commit. */
    async merge(from: string, into: string): Promise<string> {
      return (await ask<{ sha: string }>("POST", "/merges", { base: into, head: from })).sha;
    },

    /** Sets the same status that the test workflow sets on a commit. */
    markAsTested: (commit: string) =>
      ask<void>("POST", `/statuses/${commit}`, { state: "success", context: "test" }),

    openIssues: () => ask<Issue[]>("GET", "/issues?state=open&per_page=100"),

    openIssue: (issue: { title: string; body: string; labels: string[] }) =>
      ask<void>("POST", "/issues", issue),

    async closeIssue(number: number, comment: string): Promise<void> {
      await ask("POST", `/issues/${number}/comments`, { body: comment });
      await ask("PATCH", `/issues/${number}`, { state: "closed" });
    },

    /** GitHub stops a schedule after 60 days without a commit. This resets the count. */
    keepSchedule: (workflow: string) => ask<void>("PUT", `/actions/workflows/${workflow}/enable`),
  };
}
