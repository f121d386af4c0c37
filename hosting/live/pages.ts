import type { Answer, Silence } from "./ask.ts";
import { cannotBeReached, type Fault } from "./fault.ts";

const protection = [
  "Content-Security-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "X-Frame-Options",
  "Referrer-Policy",
];

export function pageFaults(name: string, page: Answer | Silence): Fault[] {
  if ("problem" in page || page.status !== 200) return [cannotBeReached(name, page)];
  const { address, headers, text } = page;
  const faults: Fault[] = [];
  const lost = protection.filter((header) => !headers.has(header));
  if (lost.length > 0) {
    faults.push({
      title: `${name} has lost its protection`,
      detail: `${address} comes without ${lost.join(", ")}. Publish the site again`,
    });
  }
  const forRobots = [headers.get("X-Robots-Tag"), /<meta name="robots"[^>]*>/.exec(text)?.[0]];
  if (forRobots.join().includes("noindex")) {
    faults.push({
      title: `${name} is hidden from search engines`,
      detail: `${address} says noindex, as a preview does. Publish the site again`,
    });
  }
  return faults;
}
