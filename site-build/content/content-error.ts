/** Problems in the owner's files, with a line for each that the owner reads. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.problems = problems;
    // The owner reads the lines, not where in our code they come from.
    this.stack = this.message;
  }
}

/** The results of all readings, or all their problems, so the owner can fix them in one go. */
export async function readAll<T>(readings: Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(readings);
  const errors = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  for (const error of errors) if (!(error instanceof ContentError)) throw error;
  if (errors.length > 0) throw new ContentError(errors.flatMap(({ problems }) => problems));
  return Promise.all(readings);
}
