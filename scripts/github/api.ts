type Issue = { number: number; title: string; user: { login: string } };

export type GitHub = ReturnType<typeof connectToGitHub>;

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
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  }

  return {
    openIssues: () => ask<Issue[]>("GET", "/issues?state=open&per_page=100"),

    createIssue: (issue: { title: string; body: string }) => ask<void>("POST", "/issues", issue),

    async closeIssue(number: number, comment: string): Promise<void> {
      await ask("POST", `/issues/${number}/comments`, { body: comment });
      await ask("PATCH", `/issues/${number}`, { state: "closed" });
    },
  };
}
