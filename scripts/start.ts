import { startHost } from "../hosting/host.ts";
import { chosenPort, freePort } from "../hosting/ports.ts";
import { localSite } from "../site-build/site.ts";
import { buildOrExit } from "./shared/build-or-exit.ts";

const port = chosenPort(4173);
await freePort(port).catch(() => {
  console.error(
    `Can't use port ${port}: it's taken or not a valid port. Stop the program that uses it, or choose another: PORT=4180 npm start`,
  );
  process.exit(1);
});

await buildOrExit(localSite);

const origin = await startHost({ site: "local", port, isChatty: true });
console.log(`The site is on ${origin} (stop it with Ctrl+C).`);
console.log("Messages from the contact form are printed here.");
