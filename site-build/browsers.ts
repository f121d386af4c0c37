/**
 * The oldest browsers that get our script. Older ones keep the plain page. After a change here,
 * src/boot.ts has to check for something that came with these versions, and `lib` in src/tsconfig.json
 * has to list what they have.
 */
export const oldestBrowsers = { chrome: 110, firefox: 115, safari: 16 };
