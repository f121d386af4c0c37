import { ask } from "./ask.ts";
import { cannotBeReached, type Fault } from "./fault.ts";

type Part = { name: string; address: RegExp; isFault: (status: number) => boolean };

const isNotThere = (status: number) => status !== 200;
// A page may be refused to programs (403) and yet be shown to people.
const isGone = (status: number) => status === 404 || status === 410 || status >= 500;
// The email service shows nothing at the address that messages are posted to.
const isBroken = (status: number) => status >= 500;

/** What the home page needs from elsewhere, and where it names it. */
const parts: Part[] = [
  { name: "The script", address: /<script [^>]*src="([^"]+)"/, isFault: isNotThere },
  { name: "The first picture", address: /<source [^>]*srcset="([^" ]+)/i, isFault: isNotThere },
  { name: "The map", address: /<iframe [^>]*src="([^"]+)"/, isFault: isGone },
  {
    name: "The page with reviews",
    address: /<a [^>]*href="([^"]+)"[^>]*>Testimonials</,
    isFault: isGone,
  },
  { name: "The email service", address: /<form [^>]*action="([^"]+)"/, isFault: isBroken },
];

export async function partFaults(page: string, html: string): Promise<Fault[]> {
  const faults = parts.map(async ({ name, address, isFault }) => {
    const found = address.exec(html)?.[1]?.replaceAll("&amp;", "&");
    if (!found) return { title: `${name} is missing`, detail: `${page} does not name it` };
    const answer = await ask(new URL(found, page).href);
    return "problem" in answer || isFault(answer.status) ? cannotBeReached(name, answer) : [];
  });
  return (await Promise.all(faults)).flat();
}
