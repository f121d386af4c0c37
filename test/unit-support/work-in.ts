import { onTestFinished } from "vitest";

/** The scripts run in the project's folder. For this test, that's another one. */
export function workIn(folder: string): void {
  const before = process.cwd();
  process.chdir(folder);
  onTestFinished(() => process.chdir(before));
}
