// A process started with `--import` of this file ends when the process that started it ends, even if
// that was killed. A shell in between would hide that, so commands start with `exec`.
export {};

const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.exit();
}, 500).unref();
