import type { Scene } from "./scene.ts";

type Journey = (scene: Scene) => Promise<void>;

/** Each is written down in a file of its name. */
export const journeys: Record<string, Journey> = {
  arrive: async ({ open, press }) => {
    await open();
    await press("KP_Add");
  },

  "read-by-line": async ({ open, pressUntil }) => {
    await open();
    await pressUntil("Down", /©/);
  },

  "read-by-headings": async ({ open, press, pressUntil }) => {
    await open();
    await pressUntil("h", /Find Us/);
    await press("h");
  },

  "tab-through": async ({ open, pressUntil }) => {
    await open();
    // No further: whether Orca speaks after the map's frame is chance.
    await pressUntil("Tab", /Get directions/);
  },

  mistakes: async (scene) => {
    await scene.open();
    await scene.pressUntil("b", /Send message/);
    await scene.press("Return");
    await fillInAndSend(scene, "ann");
  },

  send: async (scene) => {
    const letArrive = await send(scene);
    letArrive();
    await scene.hear(/successfully/);
    await scene.press("Tab");
  },

  "send-and-leave": async (scene) => {
    const letArrive = await send(scene);
    await scene.pressUntil("shift+k", /Services/);
    await scene.press("Return");
    letArrive();
    await scene.hear(/successfully/);
  },

  fail: async (scene) => {
    scene.gate.failSends();
    const letArrive = await send(scene);
    letArrive();
    await scene.hear(/Failed/);
    await scene.press("Return", "shift+Tab");
  },

  "services-and-back": async ({ open, press, pressUntil }) => {
    await open();
    await pressUntil("Tab", /Services/);
    await press("Return", "Down", "Down");
    await pressUntil("h", /Social Support/);
    await press("alt+Left", "Tab");
  },

  slideshow: async ({ open, press, wait }) => {
    await open();
    await press("b");
    await wait(20);
    await press("space", "space");
  },

  "less-motion": async ({ open, press }) => {
    await open({ lessMotion: true });
    await press("b", "space");
  },
};

/** The message is on its way until what this returns is called. */
async function send(scene: Scene): Promise<() => void> {
  const { gate, open, press } = scene;
  const letArrive = gate.hold(/send-form/);
  await open();
  await press("b", "Tab");
  await fillInAndSend(scene, "ann@example.com");
  return letArrive;
}

/** From the field for the name on. */
async function fillInAndSend({ press, type }: Scene, email: string): Promise<void> {
  await type("Ann Lee");
  await press("Tab");
  await type(email);
  await press("Tab");
  await type("Hello.");
  await press("Tab", "Return");
}
