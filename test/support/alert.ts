import type { Page } from "@playwright/test";

/** Waits for the browser's next alert and closes it; hands back what it said. */
export async function closeAlert(page: Page): Promise<string> {
  const dialog = await page.waitForEvent("dialog");
  if (dialog.type() !== "alert") throw new Error(`a dialog of another kind: ${dialog.type()}`);
  await dialog.accept().catch((error: Error) => {
    // Rarely, on a busy machine, Chromium has closed it by itself.
    if (!error.message.includes("No dialog is showing")) throw error;
  });
  return dialog.message();
}
