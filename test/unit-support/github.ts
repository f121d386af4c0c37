import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { connectToGitHub } from "../../scripts/github/api.ts";
import { serveHere } from "../support/serve-here.ts";

/** The body for each request, such as `GET /issues`. */
type Answers = Record<string, object>;

/** A stand-in for GitHub's REST API that records every request that changes something. */
export async function serveGitHub(answers: Answers) {
  const changes: string[] = [];
  const { origin, close } = await serveHere(async (request, response) => {
    const path = request.url?.replace("/repos/owner/home", "");
    const body = await text(request);
    const isRight = request.headers.authorization === "Bearer secret";
    const answer = isRight && answers[`${request.method} ${path}`];
    if (request.method !== "GET") changes.push(`${request.method} ${path} ${body}`.trim());
    if (answer) response.end(JSON.stringify(answer));
    else response.writeHead(404).end();
  });
  onTestFinished(close);
  const env = {
    GITHUB_API_URL: origin,
    GITHUB_REPOSITORY: "owner/home",
    GITHUB_TOKEN: "secret",
  };
  return { github: connectToGitHub(env), changes, env };
}
