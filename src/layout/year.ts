/** The visitor's year, once the page no longer has to equal what the build wrote. */
export function yearToShow(isHydrated: boolean, buildYear: number, now: Date): number {
  return isHydrated ? now.getFullYear() : buildYear;
}
