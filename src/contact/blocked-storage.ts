// The email library reads `localStorage` when it is imported. In Node, that prints a warning, and if
// the visitor blocks site data, it throws. So hide it.
if (typeof window === "undefined" || isBlocked()) {
  Object.defineProperty(globalThis, "localStorage", { value: undefined, configurable: true });
}

function isBlocked(): boolean {
  try {
    void localStorage;
    return false;
  } catch {
    return true;
  }
}
