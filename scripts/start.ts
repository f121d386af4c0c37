import "../hosting/end-with-parent.ts";
import { startHost } from "../hosting/host.ts";
import { freePort } from "../hosting/ports.ts";
import { printNotes, reportAndExit } from "./report.ts";

const wanted = process.env.PORT ?? "4173";
const port = await freePort(Number(wanted)).catch(() => {
  console.error(
    `Can't use port ${wanted}: it's taken or not a valid port. Stop the program that uses it, or choose another: PORT=4180 npm start`,
  );
  process.exit(1);
});

// Loading the build takes a second, and a taken port is reported without it.
const { buildSite, localSite } = await import("../site-build/site.ts");
console.log("Building the site into dist-local/ …");
const { notes } = await buildSite(localSite).catch(reportAndExit);
printNotes(notes);

const { host } = await startHost({ config: "hosting/wrangler.local.jsonc", port });
console.log(`The site is on http://localhost:${port} (stop it with Ctrl+C).`);
console.log("Messages from the contact form are printed here.");
host.stdout?.pipe(process.stdout);
host.stderr?.pipe(process.stderr);
host.once("exit", (code) => process.exit(code ?? 0));
