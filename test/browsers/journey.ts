import type { Visit } from "./visit.ts";
import type { Wishes } from "./visitor.ts";

type Walk = (visit: Visit) => Promise<void>;

export type Journey = { name: string; wishes: Wishes; walk: Walk };

/** What a person comes to do, the same in every engine. */
export function journey(name: string, walk: Walk): Journey;
export function journey(name: string, wishes: Wishes, walk: Walk): Journey;
export function journey(name: string, ...rest: [Walk] | [Wishes, Walk]): Journey {
  const [wishes, walk] = rest.length === 1 ? [{}, rest[0]] : rest;
  return { name, wishes, walk };
}
