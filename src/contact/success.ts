/** The specification's rule. The email library's differs: it resolves on any 2xx. */
export function isSuccess(reply: unknown): boolean {
  if (typeof reply !== "object" || reply === null) return false;
  const { status, text } = reply as { status?: unknown; text?: unknown };
  return status === 200 || text === "OK";
}
