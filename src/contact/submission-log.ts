export type LogEntry = { at: string; event: "Contact form submitted" };

/** In memory only: never shown, sent or stored. */
const entries: LogEntry[] = [];

export function logSubmission(): void {
  entries.push({ at: new Date().toISOString(), event: "Contact form submitted" });
}

export function submissionLog(): readonly LogEntry[] {
  return entries;
}
