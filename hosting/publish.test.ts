import { expect, test } from "vitest";
import { serveGitHub } from "../test/support/github.ts";
import { checkTag, outcomeOf, prepare, publish } from "./publish.ts";

const head = (sha: string) => ({ object: { sha } });
const edits = { "GET /git/ref/heads/edits": head("e1") };
const main = { "GET /git/ref/heads/main": head("m1") };
const comparedAs = (status: string) => ({ "GET /compare/main...e1": { status } });
const nothing = "Nothing to publish: the website already has everything you saved.";

test("Nothing was saved since the last publish", async () => {
  const { github, changes } = await serveGitHub({ ...edits, ...comparedAs("identical") });
  expect(await prepare(github)).toEqual({ sentence: nothing });
  expect(changes).toEqual([]);
});

test("If main hasn't changed, the saved commit is tested as it is", async () => {
  const { github, changes } = await serveGitHub({ ...edits, ...comparedAs("ahead") });
  expect(await prepare(github)).toMatchObject({ commit: "e1" });
  expect(changes).toEqual([]);
});

test("If main has changed, it is merged into the saved changes, and the merge is tested", async () => {
  const merge = { "POST /merges": { sha: "e2" } };
  const { github, changes } = await serveGitHub({ ...edits, ...comparedAs("diverged"), ...merge });
  expect(await prepare(github)).toMatchObject({ commit: "e2" });
  expect(changes).toEqual(['POST /merges {"base":"edits","head":"main"}']);
});

test("Two changes to the same lines need a person", async () => {
  const conflict = { "POST /merges": 409 };
  const { github } = await serveGitHub({ ...edits, ...comparedAs("diverged"), ...conflict });
  const { sentence, isFailure, commit } = await prepare(github);
  expect(sentence).toContain("you and someone else changed the same lines");
  expect({ isFailure, commit }).toEqual({ isFailure: true, commit: undefined });
});

test("The form gets changes that were made without it", async () => {
  const move = "PATCH /git/refs/heads/edits";
  const answers = { ...edits, ...main, ...comparedAs("behind"), [move]: {} };
  const { github, changes } = await serveGitHub(answers);
  expect(await prepare(github)).toEqual({ sentence: nothing });
  expect(changes).toEqual([`${move} {"sha":"m1","force":false}`]);
});

test("A missing branch for the form is created", async () => {
  const { github, changes } = await serveGitHub({ ...main, "POST /git/refs": {} });
  expect(await prepare(github)).toEqual({ sentence: nothing });
  expect(changes).toEqual(['POST /git/refs {"ref":"refs/heads/edits","sha":"m1"}']);
});

const marked = { "POST /statuses/e1": {} };
const move = "PATCH /git/refs/heads/main";

test("Publishing moves main to the tested commit, never by force", async () => {
  const { github, changes } = await serveGitHub({ ...edits, ...marked, [move]: {} });
  expect(await publish(github, "e1", "success")).toEqual({
    sentence: "Published. Your changes will be on the website in about five minutes.",
  });
  expect(changes).toEqual([
    'POST /statuses/e1 {"state":"success","context":"test"}',
    `${move} {"sha":"e1","force":false}`,
  ]);
});

test("Changes saved during the tests aren't published untested", async () => {
  const newer = { "GET /git/ref/heads/edits": head("e2") };
  const { github } = await serveGitHub({ ...newer, ...marked, [move]: {} });
  const { sentence, isFailure } = await publish(github, "e1", "success");
  expect(sentence).toMatch(/^Published\. .* To publish those too, publish again\.$/);
  expect(isFailure).toBeUndefined();
});

test("Nothing is published unless the tests pass", async () => {
  const { github, changes } = await serveGitHub({ ...edits, ...marked, [move]: {} });
  for (const end of ["failure", "cancelled", "skipped", ""]) {
    const { sentence, isFailure } = await publish(github, "e1", end);
    expect(sentence, end).toContain('Do what it says under "Please fix"');
    expect(isFailure, end).toBe(true);
  }
  expect(changes).toEqual([]);
});

test("Someone else published during the tests", async () => {
  const { github } = await serveGitHub({ ...edits, ...marked, [move]: 422 });
  expect(await publish(github, "e1", "success")).toEqual({
    sentence:
      "Not published: someone else published while your changes were being tested. Publish again.",
    isFailure: true,
  });
});

test("GitHub is down, or can't be reached", async () => {
  const silence = {
    sentence: "Not published: GitHub didn't respond. Publish again in a few minutes.",
    isFailure: true,
  };
  const { github, close } = await serveGitHub({ "GET /git/ref/heads/edits": 502 });
  expect(await outcomeOf(() => prepare(github))).toEqual(silence);
  close();
  expect(await outcomeOf(() => prepare(github))).toEqual(silence);
});

test("GitHub refuses and says why", async () => {
  const { github } = await serveGitHub({ ...edits, "POST /statuses/e1": 403 });
  expect(await outcomeOf(() => publish(github, "e1", "success"))).toEqual({
    sentence: "Not published: GitHub refused (403). Something else",
    isFailure: true,
  });
});

test("A tag is published only if its commit is on main", async () => {
  const refused = { identical: undefined, behind: undefined, ahead: true, diverged: true };
  for (const [status, isFailure] of Object.entries(refused)) {
    const { github } = await serveGitHub({ "GET /compare/main...t1": { status } });
    expect((await checkTag(github, "t1")).isFailure, status).toBe(isFailure);
  }
});
