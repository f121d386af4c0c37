import { whoHelps } from "./who-helps.ts";

const words = {
  preview: {
    failed: "The preview hasn't changed",
    fix: `do what it says under "What to do," and save`,
    // Not "save again": while nothing has changed, the Save button is off.
    retry: `ask ${whoHelps} to run this again`,
    done: "The preview shows what you saved. If it looks right and nothing is missing, press Publish.",
  },
  publish: {
    failed: "Not published",
    fix: `do what it says under "What to do," save, then press Publish again`,
    retry: `press Publish again in a few minutes, and if that doesn't help, call ${whoHelps}`,
    done: "Published. The website shows everything that was saved before you pressed Publish.",
  },
};

export type Workflow = keyof typeof words;
type Steps = Record<string, { outcome: string }>;

/** How a run ended and what to do now, in one sentence for the owner. */
export function outcomeOf(workflow: Workflow, status: string, steps: Steps): string {
  const { failed, fix, retry, done } = words[workflow];
  if (status === "success") return done;
  if (status === "cancelled") {
    return `Stopped early: look at the newest run. If this is the newest one, ${retry}.`;
  }
  const hasFailed = (step: string) => steps[step]?.outcome === "failure";
  if (hasFailed("content")) return `${failed}: ${fix}.`;
  if (hasFailed("live")) {
    return `Uploaded, but the website doesn't show it yet: look again in a few minutes, and if you still see the old version, call ${whoHelps}.`;
  }
  return `${failed}: ${retry}.`;
}
