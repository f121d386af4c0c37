/** The specification asks for this log. In memory only: never shown, sent or stored. */
const entries: { at: string; event: string }[] = [];

export function logSubmission(): void {
  entries.push({ at: new Date().toISOString(), event: "Contact form submitted" });
}
