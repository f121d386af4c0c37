/** A step of a workflow, as GitHub describes it. */
type Steps = Record<string, { outcome: "success" | "failure" | "cancelled" | "skipped" }>;

const callIf = (what: string) => `and if ${what}, call the person who helps you.`;

/**
 * What the owner reads on the Summary of a run: for each step that can fail, in order; when
 * all of them worked; and when the run never got that far, or was stopped.
 */
export const outcomes = {
  preview: {
    steps: {
      content: `The preview hasn't changed: fix what's listed under "Please fix", and save again.`,
      build:
        "The preview hasn't changed, because the website couldn't be built: call the person who helps you.",
      upload: `The preview hasn't changed, because Cloudflare refused it: save again in ten minutes, ${callIf("it's refused again")}`,
    },
    done: "The preview shows what you saved: if it looks right, press Publish.",
    notStarted: `The preview hasn't changed, because GitHub couldn't get everything ready: save again in ten minutes, ${callIf("that doesn't help")}`,
    stopped: "Stopped before the end, usually because you saved again: look at the newest run.",
  },
  publish: {
    steps: {
      content: `Not published: fix what's listed under "Please fix", save, and press Publish again.`,
      test: `Not published, because a test failed: press Publish again in ten minutes, ${callIf("it fails again")}`,
      build: "Not published, because the website couldn't be built: call the person who helps you.",
      upload: `Not published, because Cloudflare refused it: press Publish again in ten minutes, ${callIf("it's refused again")}`,
      live: `Uploaded, but the website doesn't show it yet: look again in ten minutes, ${callIf("it's still the old one")}`,
    },
    done: "Published: the website shows everything that was saved before you pressed Publish.",
    notStarted: `Not published, because GitHub couldn't get everything ready: press Publish again in ten minutes, ${callIf("that doesn't help")}`,
    stopped: "Stopped before the end: press Publish again.",
  },
};

export type Workflow = keyof typeof outcomes;

/** How a run ended, in one sentence. */
export function outcomeOf(workflow: Workflow, steps: Steps): string {
  const { steps: sentences, done, notStarted, stopped } = outcomes[workflow];
  for (const [id, sentence] of Object.entries(sentences)) {
    const outcome = steps[id]?.outcome ?? "skipped";
    if (outcome === "failure") return sentence;
    if (outcome === "cancelled") return stopped;
    if (outcome === "skipped") return notStarted;
  }
  return done;
}
