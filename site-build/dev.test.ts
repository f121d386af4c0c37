import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createLogger, createServer, mergeConfig } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { emailApi } from "../src/contact/email-api.ts";
import { fixture } from "../test/fixtures/content.ts";
import { headline } from "../test/fixtures/specification.ts";
import { sampleContent } from "../test/support/sample-content.ts";
import { temporaryFolder } from "../test/support/temporary-folder.ts";
import { devConfig } from "./dev.ts";

/** `npm run dev` on a folder of content; `errors` are the lines it prints. */
async function startDev(content: string) {
  const errors: string[] = [];
  const customLogger = { ...createLogger("silent"), error: (line: string) => errors.push(line) };
  const server = await createServer(
    // Relative, as in vite.config.ts.
    mergeConfig(devConfig(relative("", content)), {
      configFile: false,
      cacheDir: temporaryFolder(),
      customLogger,
      server: { port: 0, host: "localhost", ws: false },
      optimizeDeps: { noDiscovery: true },
    }),
  );
  onTestFinished(() => server.close());
  await server.listen();
  const [url = ""] = server.resolvedUrls?.local ?? [];
  const get = (path: string, options?: RequestInit) => fetch(new URL(path, url), options);
  const ask = async (path: string, options?: RequestInit) => (await get(path, options)).text();
  return { errors, get, ask };
}

test("A page shows changed words, or the line that says what to fix", async () => {
  const content = sampleContent();
  const { errors, ask } = await startDev(content);
  /** Saves a headline until the page shows this. Vite misses a save within 50 ms of the last one. */
  const expectAfterSaving = (headline: string, shown: string) =>
    vi.waitFor(
      async () => {
        writeFileSync(join(content, "home.json"), JSON.stringify({ ...fixture("home"), headline }));
        expect(await ask("/")).toContain(shown);
      },
      { timeout: 60_000, interval: 500 },
    );
  expect(await ask("/?from=a")).toContain(`>${headline}</h1>`);
  expect(await ask("/services")).toContain(fixture("services").intro);
  expect(await ask("/nowhere")).toContain(`>${headline}</h1>`);
  expect(errors).toEqual([]);

  const isMissing = "Home page → Headline is missing.";
  await expectAfterSaving("", isMissing);
  expect(errors.at(-1)).toContain(isMissing);

  await expectAfterSaving("Good morning.", ">Good morning.</h1>");
});

test("Pictures are served, a missing one isn't replaced by a page, and a message is never sent", async () => {
  const { get, ask } = await startDev(sampleContent());
  const html = await ask("/");
  const [picture = ""] = /\/assets\/[\w-]+\.avif/.exec(html) ?? [];
  expect((await get(picture)).headers.get("Content-Type")).toBe("image/avif");
  expect((await get("/assets/missing.avif")).status).toBe(404);
  const [, action = ""] = /<form[^>]* action="([^"]*)"/.exec(html) ?? [];
  expect(await ask(action, { method: "POST" })).toBe(emailApi.sent.text);
});
