import type { Answer, Silence } from "./ask.ts";

/** The title stays the same from day to day while the fault lasts. */
export type Fault = { title: string; detail: string };

export function cannotBeReached(name: string, asked: Answer | Silence): Fault {
  const reason = "problem" in asked ? asked.problem : `the answer is ${asked.status}`;
  return { title: `${name} cannot be reached`, detail: `${asked.address}: ${reason}` };
}
