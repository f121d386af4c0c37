/** The email library resolves on any 2xx and rejects the rest; our rule differs from both. */
export function isSuccess(reply: unknown): boolean {
  if (typeof reply !== "object" || reply === null) return false;
  const { status, text } = reply as { status?: unknown; text?: unknown };
  return status === 200 || text === "OK";
}
