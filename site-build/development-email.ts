import { Readable } from "node:stream";
import type { Plugin } from "vite";
import emailStandIn from "../hosting/email-stand-in.ts";

/** `npm run dev` prints messages instead of sending them, like `npm start`. */
export const developmentEmail: Plugin = {
  name: "development-email",
  configureServer(server) {
    server.middlewares.use("/api", async (incoming, response) => {
      const { method = "GET", headers, originalUrl = "/" } = incoming;
      const request = new Request(new URL(originalUrl, "http://localhost"), {
        method,
        headers: { "Content-Type": headers["content-type"] ?? "" },
        ...(method === "POST" && {
          body: Readable.toWeb(incoming) as ReadableStream,
          duplex: "half",
        }),
      });
      const reply = await emailStandIn.fetch(request);
      response.writeHead(reply.status).end(await reply.text());
    });
  },
};
