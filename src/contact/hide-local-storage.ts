// The email library reads `localStorage` when it is imported. In Node, that prints a warning, and if
// the visitor blocks site data, it throws. It doesn't need it.
Object.defineProperty(globalThis, "localStorage", { value: undefined, configurable: true });
