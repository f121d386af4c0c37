/** For TypeScript, which reads no JavaScript here. */
export function isInstalled(folder?: string): boolean;
