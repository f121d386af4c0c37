import { type GitHub, GitHubError } from "./github.ts";

/** How a step ended, with a sentence for the owner. */
type Outcome = { sentence: string; isFailure?: boolean; commit?: string };

const main = "main";
/** Where the form saves. */
const edits = "edits";

const upToDate = { sentence: "Nothing to publish: the website already has everything you saved." };

/** Brings `edits` up to date with `main`, and finds the commit to publish. */
export async function prepare(github: GitHub): Promise<Outcome> {
  const saved = await github.headOf(edits).catch(absent);
  if (!saved) {
    await github.createBranch(edits, await github.headOf(main));
    return upToDate;
  }
  switch (await github.compare(main, saved)) {
    case "identical":
      return upToDate;
    case "behind":
      await github.fastForward(edits, await github.headOf(main));
      return upToDate;
    case "ahead":
      return { sentence: "Saved changes are ready to be tested.", commit: saved };
    case "diverged":
      return mergeMain(github);
  }
}

async function mergeMain(github: GitHub): Promise<Outcome> {
  try {
    const commit = await github.merge(main, edits);
    return { sentence: "Saved changes and changes by others are ready to be tested.", commit };
  } catch (error) {
    if (!(error instanceof GitHubError) || error.status !== 409) throw error;
    return failure(
      "Not published: you and someone else changed the same lines. Ask the person who helps you with the website to merge main into edits.",
    );
  }
}

/** Publishes a commit by moving `main` to it, if its tests passed. Cloudflare does the rest. */
export async function publish(github: GitHub, commit: string, tests: string): Promise<Outcome> {
  if (tests !== "success") {
    return failure(
      'Not published: a test failed. Do what it says under "Please fix" on this page. If nothing is there, publish again, or ask the person who helps you.',
    );
  }
  const isWhole = (await github.headOf(edits)) === commit;
  await github.markAsTested(commit);
  try {
    await github.fastForward(main, commit);
  } catch (error) {
    if (!(error instanceof GitHubError) || !error.message.includes("not a fast forward"))
      throw error;
    return failure(
      "Not published: someone else published while your changes were being tested. Publish again.",
    );
  }
  const sentence = "Published. Your changes will be on the website in about five minutes.";
  const rest =
    "Someone saved more changes after you pressed the button. To publish those too, publish again.";
  return { sentence: isWhole ? sentence : `${sentence} ${rest}` };
}

/** A tag may only publish a commit that is on `main`. */
export async function checkTag(github: GitHub, commit: string): Promise<Outcome> {
  const place = await github.compare(main, commit);
  if (place === "identical" || place === "behind") return { sentence: "The tag is on main." };
  return failure("Not published: the tag isn't on main. Merge the change first, then tag main.");
}

/** Runs a step. A problem with GitHub is also an outcome. */
export async function outcomeOf(step: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    if (!error.status || error.status >= 500) {
      return failure("Not published: GitHub didn't respond. Publish again in a few minutes.");
    }
    return failure(`Not published: GitHub refused (${error.status}). ${error.message}`);
  }
}

const failure = (sentence: string): Outcome => ({ sentence, isFailure: true });

function absent(error: unknown): undefined {
  if (!(error instanceof GitHubError) || error.status !== 404) throw error;
}
