declare global {
  interface Window {
    problems: string[];
  }
}

/** Runs in the page, ahead of all else: keeps what a visitor's console would show as a fault. */
export function collectProblems(): void {
  const problems: string[] = [];
  window.problems = problems;
  addEventListener("error", (event) => problems.push(`error: ${event.message}`));
  addEventListener("unhandledrejection", (event) => problems.push(`rejected: ${event.reason}`));
  addEventListener("securitypolicyviolation", (event) => {
    problems.push(`against the policy: ${event.violatedDirective} ${event.blockedURI}`);
  });
  for (const level of ["error", "warn"] as const) {
    const log = console[level];
    console[level] = (...message) => {
      problems.push(`${level}: ${message.join(" ")}`);
      log(...message);
    };
  }
}
