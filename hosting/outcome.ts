const words = {
  preview: {
    steps: ["content", "build", "upload"],
    failed: "The preview hasn't changed",
    fix: `fix what's listed under "Please fix", and save again`,
    again: "save again",
    done: "The preview shows what you saved: if it looks right, press Publish.",
  },
  publish: {
    steps: ["content", "test", "build", "upload", "live"],
    failed: "Not published",
    fix: `fix what's listed under "Please fix", save, and press Publish again`,
    again: "press Publish again",
    done: "Published: the website shows everything that was saved before you pressed Publish.",
  },
};

export type Workflow = keyof typeof words;

/** How a run ended and what to do now, in one sentence for the owner. GitHub describes the steps. */
export function outcomeOf(workflow: Workflow, steps: Record<string, { outcome: string }>): string {
  const { failed, fix, again, done } = words[workflow];
  const help = "call the person who helps you";
  const retry = `${again} in ten minutes, and if that doesn't help, ${help}`;
  const sentences: Record<string, string> = {
    content: `${failed}: ${fix}.`,
    test: `${failed}, because a test failed: ${retry}.`,
    build: `${failed}, because the website couldn't be built: ${help}.`,
    upload: `${failed}, because Cloudflare refused it: ${retry}.`,
    live: `Uploaded, but the website doesn't show it yet: look again in ten minutes, and if it's still the old one, ${help}.`,
  };
  const last = words[workflow].steps.find((id) => steps[id]?.outcome !== "success");
  if (!last) return done;
  return (steps[last]?.outcome === "failure" && sentences[last]) || `Stopped early: ${retry}.`;
}
