import { createServer } from "node:net";
import { createInterface } from "node:readline";

/** How long Orca must have nothing to do before its answer counts as finished, in seconds. */
const pause = 0.8;

/**
 * What Orca has said since the last time, once it has finished. Waits for such a text at most so
 * many seconds, in which Orca has nothing to do.
 */
export type Hear = (text: RegExp, patience: number) => Promise<string[]>;

/** Listens to what scribe.py tells of Orca. */
export async function listen(socketPath: string): Promise<Hear> {
  let said: string[] = [];
  let idle = 0;
  let look = () => {};

  const server = createServer((socket) => {
    createInterface({ input: socket }).on("line", (line) => {
      const told = JSON.parse(line) as { said?: string; idle?: number };
      if (told.said) said.push(told.said);
      idle = told.idle ? idle + told.idle : 0;
      look();
    });
  });
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));

  return (text, patience) =>
    new Promise((resolve) => {
      idle = 0;
      look = () => {
        if (idle < (said.some((line) => text.test(line)) ? pause : patience)) return;
        look = () => {};
        resolve(said);
        said = [];
      };
    });
}
