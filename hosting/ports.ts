import { type AddressInfo, createServer } from "node:net";

/** The port in the variable PORT, if it's set and not empty. */
export const chosenPort = (standard: number, { PORT } = process.env) => Number(PORT || standard);

/** Returns this port, or any free one if not given. Fails if this port is taken. */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(wanted, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
