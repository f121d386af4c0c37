import { once } from "node:events";
import { createServer } from "node:net";
import { buildSite, localSite } from "../site-build/site.ts";
import { runAndExplain } from "./shared/run-and-explain.ts";

// What `npm start` does before Wrangler serves the site.

const port = process.env.PORT || "4173";
try {
  // Wrangler would wait forever for a port that's taken.
  const server = createServer().listen(Number(port));
  await once(server, "listening");
  server.close();
} catch {
  console.error(
    `Can't use port ${port}: it's taken or not a valid port. Stop the program that uses it, or choose another: PORT=4180 npm start`,
  );
  process.exit(1);
}

await runAndExplain(buildSite(localSite));
