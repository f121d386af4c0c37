import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { certificateFaults } from "./certificate.ts";
import { checkLive } from "./check.ts";

const pem = readFileSync(new URL("fixtures/localhost.pem", import.meta.url));
const server = createServer({ key: pem, cert: pem }, (_request, response) => response.end("Hello"));
const end = new Date(new X509Certificate(pem).validTo);
const daysBefore = (days: number) => new Date(end.getTime() - days * 24 * 60 * 60 * 1000);
let site: URL;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  site = new URL(`https://localhost:${(server.address() as AddressInfo).port}`);
});
afterAll(() => void server.close());

test("A certificate that lasts is no fault, and nobody stays on the line", async () => {
  expect(await certificateFaults(site, daysBefore(14))).toEqual([]);
  const connections = () => promisify(server.getConnections.bind(server))();
  await expect.poll(connections, { timeout: 60_000 }).toBe(0);
});

test("A certificate that runs out within two weeks is told, with the days that are left", async () => {
  expect(await certificateFaults(site, daysBefore(13))).toEqual([
    {
      title: "The certificate of the website runs out",
      detail: expect.stringMatching(/^localhost: 13 days are left\. Cloudflare renews it/),
    },
  ]);
});

test("A certificate that browsers refuse is told for each page", async () => {
  expect((await checkLive(site)).map(({ title, detail }) => `${title}. ${detail}`)).toEqual([
    `The home page cannot be reached. ${site}: its certificate is not valid, and browsers refuse it`,
    `The Services page cannot be reached. ${site}services: its certificate is not valid, and browsers refuse it`,
  ]);
});

test("A site without a certificate or an answer is no fault of its certificate", async () => {
  expect(await certificateFaults(new URL("http://localhost"), new Date())).toEqual([]);
  expect(await certificateFaults(new URL("https://localhost:1"), new Date())).toEqual([]);
});
