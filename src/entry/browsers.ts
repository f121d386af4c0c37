/** The oldest browsers that get our script. `lib` in src/tsconfig.json has only what they know. */
export const oldestBrowsers = { chrome: 110, firefox: 115, safari: 16 };

/** `toSorted` came with exactly these versions. Older browsers keep the prerendered page. */
export const isNewEnough = "toSorted" in Array.prototype;
