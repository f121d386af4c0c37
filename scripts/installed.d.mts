/** The types of installed.mjs, which is plain JavaScript so that it runs before anything is installed. */
export function isInstalled(folder?: string): boolean;
