import dns from "node:dns";
import { expect, onTestFinished, test, vi } from "vitest";
import { serveHere } from "../../test/support/serve-here.ts";
import { ask, askTwice } from "./ask.ts";

test("A page that fails is tried once more", async () => {
  let visits = 0;
  const { origin, close } = await serveHere((_, response) => {
    visits += 1;
    response.writeHead(visits === 1 ? 503 : 200).end();
  });
  onTestFinished(close);
  expect(await askTwice(new URL(origin), 0)).toMatchObject({ status: 200 });
});

test.each([[["127.0.0.1"]], [["127.0.0.1", "127.0.0.1"]]])(
  "A host that refuses connections at %j is reported with the reason",
  async (addresses) => {
    const { origin, close } = await serveHere(() => {});
    close();
    const lookup = vi.spyOn(dns, "lookup") as ReturnType<typeof vi.fn>;
    onTestFinished(() => lookup.mockRestore());
    lookup.mockImplementation((_host: string, _options: object, found: CallableFunction) =>
      found(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      ),
    );
    const answer = await ask(new URL(origin));
    expect(answer).toMatchObject({ status: 0, text: expect.stringContaining("ECONNREFUSED") });
  },
);
