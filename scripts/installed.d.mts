/** The types of installed.mjs, which is plain JavaScript. */
export function isInstalled(folder?: string): boolean;
