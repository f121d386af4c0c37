// Makes this file a module. Otherwise, `parent` would be the browser's global.
export {};

// A process that imports this ends when the process that started it ends, even if that was killed.
// A shell in between would hide that, so commands start with `exec`.
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.exit();
}, 500).unref();
