// Publish uploads only what the Test workflow has passed, so this asks GitHub about its newest run. A
// save in the owner's form starts none, so a new phone number never waits. It has no dependencies, so no
// other code gets the token.
import { gh } from "./gh.ts";
import { notTheOwnersMistake, tellWhatToDo } from "./messages.ts";

type Run = { status: string; conclusion: string; event: string; url: string };

const runs: Run[] = JSON.parse(
  gh(
    ...["run", "list", "--workflow", "test.yml", "--branch", "main"],
    ...["--json", "status,conclusion,event,url"],
  ),
);
// Somebody else's branch can be called main, too.
const newest = runs.find(({ event }) => event !== "pull_request");
console.log("The newest test of main:", newest ?? "none. Start it: Actions → Test → Run workflow");
if (newest?.conclusion !== "success") {
  const isRunning = newest && newest.status !== "completed";
  tellWhatToDo(
    isRunning
      ? "The newest code is still being tested. Press Publish again in ten minutes."
      : notTheOwnersMistake,
  );
  process.exitCode = 1;
}
