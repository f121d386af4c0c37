// The email library looks at `localStorage` when it is imported. Where the visitor blocks site data
// even a look throws, so there it is made to find none.
if (typeof window !== "undefined") {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
  }
}
