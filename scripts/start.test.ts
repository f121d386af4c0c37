import { spawnSync } from "node:child_process";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";

function startOn(port: string) {
  return spawnSync("node", ["scripts/start.ts"], {
    env: { ...process.env, PORT: port },
    encoding: "utf8",
  });
}

test("A taken port is reported in one line, before anything is built", async () => {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const { status, stdout, stderr } = startOn(String(port));
  server.close();
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toBe(
    `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=4180 npm start\n`,
  );
});

test.each(["http", "0", "70000"])("PORT=%s isn't a port", (port) => {
  const { status, stderr } = startOn(port);
  expect(status).toBe(1);
  expect(stderr).toBe(`PORT must be a number from 1 to 65535; it is "${port}".\n`);
});
