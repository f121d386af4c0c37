import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
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

test("A certificate that lasts is no fault", async () => {
  expect(await certificateFaults(site, daysBefore(14))).toEqual([]);
});

test("A certificate that runs out within two weeks is told, with the days that are left", async () => {
  expect(await certificateFaults(site, daysBefore(13))).toEqual([
    {
      title: "The certificate of the website runs out",
      detail: expect.stringMatching(/^localhost: 13 days are left\. Cloudflare renews it/),
    },
  ]);
});

test("A certificate that browsers refuse is told for each page, and a site without one is not asked", async () => {
  expect((await checkLive(site)).map(({ title, detail }) => `${title}. ${detail}`)).toEqual([
    `The home page cannot be reached. ${site}: its certificate is not valid, and browsers refuse it`,
    `The Services page cannot be reached. ${site}services: its certificate is not valid, and browsers refuse it`,
  ]);
  expect(await certificateFaults(new URL("http://localhost"), new Date())).toEqual([]);
});

test("A site that gives no answer is a fault of its pages, and not of its certificate", async () => {
  expect(await certificateFaults(new URL("https://localhost:1"), new Date())).toEqual([]);
});
