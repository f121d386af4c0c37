// The email library reads `localStorage` when it is imported. If the visitor blocks site data, that
// throws, so hide it.
if (typeof window !== "undefined") {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
  }
}
