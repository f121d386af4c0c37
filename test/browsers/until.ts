/** Waits until `look` finds something, and returns it. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | undefined | false> | Found | undefined | false,
): Promise<Found> {
  const end = Date.now() + 30_000;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`Waited 30 seconds in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
