import "react";

declare module "react" {
  interface HTMLAttributes<T> {
    /** How a button or a link that looks like one is drawn: src/styles/button.css. */
    "data-button"?: "primary" | "outlined" | "call" | "on-dark" | "on-light";
  }
}
