/** Problems in the owner's files, with a line for each that the owner reads. */
export class ContentError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.problems = problems;
    // The owner reads the lines, not where in our code they come from.
    this.stack = this.message;
  }
}
