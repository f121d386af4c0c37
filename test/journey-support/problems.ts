declare global {
  interface Window {
    problems: string[];
  }
}

/** Runs in the page before any other script, and collects errors and warnings. */
export function collectProblems(): void {
  const problems: string[] = [];
  window.problems = problems;
  addEventListener("error", (event) => problems.push(`error: ${event.message}`));
  addEventListener("unhandledrejection", (event) => problems.push(`rejection: ${event.reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    problems.push(`policy violation: ${violatedDirective} ${blockedURI}`),
  );
  for (const level of ["error", "warn"] as const) {
    console[level] = (...message) => problems.push(`${level}: ${message.join(" ")}`);
  }
}
