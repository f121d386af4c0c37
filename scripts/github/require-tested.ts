// Publish uploads only what the Test workflow has passed, so this asks GitHub about the newest push of code.
// A save in the owner's form isn't one, so a new phone number never waits. GitHub forgets runs after 400 days:
// if there's none, the code is older than that, and Publish goes on. This imports no package, so no other code
// gets the token.
import { gh } from "./gh.ts";
import { notTheOwnersMistake, tellWhatToDo } from "./messages.ts";

type Run = { status: string; conclusion: string; url: string };

const [newest]: Run[] = JSON.parse(
  gh(
    ...["run", "list", "--workflow", "test.yml", "--branch", "main", "--event", "push"],
    ...["--limit", "1", "--json", "status,conclusion,url"],
  ),
);
console.log("The test of the newest push:", newest ?? "none");
if (newest && newest.conclusion !== "success") {
  tellWhatToDo(
    newest.status === "completed"
      ? notTheOwnersMistake
      : "The newest code is still being tested. Press Publish again in ten minutes.",
  );
  process.exitCode = 1;
}
