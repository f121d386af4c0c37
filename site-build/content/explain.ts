/** The kind of value that a field takes, in plain words. The example shows the kind. */
export function kindOf(example: unknown): string {
  if (Array.isArray(example)) return "must be a list in square brackets";
  return typeof example === "object"
    ? "must be a group in braces"
    : "must be text in quotation marks";
}

/** An error in plain words. Every field has an example, which its errors show. */
export function explain(wrong: string, example: unknown) {
  const isAboutLength = wrong.endsWith("characters");
  const asIs = (text: string) =>
    isAboutLength ? `it has ${text.length}` : `it is ${JSON.stringify(text)}`;
  return {
    error: ({ input }: { input?: unknown }) => {
      const isMissing = input === undefined || input === "";
      const value = typeof input === "string" ? ` (${asIs(input)})` : "";
      const problem = isMissing ? "is missing" : `${wrong}${value}`;
      return `${problem}. Example: ${JSON.stringify(example)}`;
    },
  };
}
