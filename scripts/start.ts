import "../hosting/end-with-parent.ts";
import { startHost } from "../hosting/host.ts";
import { freePort } from "../hosting/ports.ts";
import { localSite } from "../site-build/site.ts";
import { buildOrExit } from "./shared/build-or-exit.ts";

const wanted = process.env.PORT ?? "4173";
const port = await freePort(Number(wanted)).catch(() => {
  console.error(
    `Can't use port ${wanted}: it's taken or not a valid port. Stop the program that uses it, or choose another: PORT=4180 npm start`,
  );
  process.exit(1);
});

console.log("Building the site into dist-local/ …");
await buildOrExit(localSite);

const { host } = await startHost({ config: "hosting/wrangler.local.jsonc", port });
console.log(`The site is on http://localhost:${port} (stop it with Ctrl+C).`);
console.log("Messages from the contact form are printed here.");
host.stdout?.pipe(process.stdout);
host.stderr?.pipe(process.stderr);
host.once("exit", (code) => process.exit(code ?? 1));
