/** The other programs are still tested, but the command fails. */
export function skip(name: string, howToInstall: string): void {
  console.log(`Skipping ${name}: not installed. ${howToInstall}`);
  process.exitCode = 1;
}
