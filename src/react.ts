// React alone, so that the boot file can have it evaluated ahead of the rest.
export { hydrateRoot } from "react-dom/client";
