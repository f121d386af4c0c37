/** For an element whose own component and its parent both give it a class. */
export const classNames = (...names: (string | undefined)[]) => names.filter(Boolean).join(" ");
