import { ask } from "./ask.ts";
import { certificateFaults } from "./certificate.ts";
import type { Fault } from "./fault.ts";
import { pageFaults } from "./pages.ts";
import { partFaults } from "./parts.ts";

/** Looks at the published site as a visitor would. It sends no message. */
export async function checkLive(site: URL, now = new Date()): Promise<Fault[]> {
  const [home, services, certificate] = await Promise.all([
    ask(new URL("/", site).href),
    ask(new URL("/services", site).href),
    certificateFaults(site, now),
  ]);
  const isThere = "text" in home && home.status === 200;
  return [
    ...pageFaults("The home page", home),
    ...pageFaults("The Services page", services),
    ...certificate,
    ...(isThere ? await partFaults(home.address, home.text) : []),
  ];
}
