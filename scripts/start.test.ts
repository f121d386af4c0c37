import { spawnSync } from "node:child_process";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";

test("A taken port is reported in one line, before anything is built", async () => {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const { status, stdout, stderr } = spawnSync("node", ["scripts/start.ts"], {
    env: { ...process.env, PORT: String(port) },
    encoding: "utf8",
  });
  server.close();
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toBe(
    `Can't use port ${port}: it's taken or not a valid port. Stop the program that uses it, or choose another: PORT=4180 npm start\n`,
  );
});
