// People type spaces, dots, slashes or dashes between groups, and word processors turn - into –.
const gap = /[\s./\u2010-\u2014-]*/.source;

export const usPhone = new RegExp(
  `(?:\\+?1${gap})?\\(?([2-9]\\d{2})\\)?${gap}([2-9]\\d{2})${gap}(\\d{4})`,
);

export type Phone = { display: string; href: string };

/** Reads a US phone number as people type it. Returns undefined if it isn't one. */
export function parsePhone(typed: string): Phone | undefined {
  const match = new RegExp(`^${usPhone.source}$`).exec(typed);
  if (!match) return undefined;
  const [, area, exchange, line] = match;
  return {
    display: `(${area}) ${exchange}-${line}`,
    href: `tel:+1${area}${exchange}${line}`,
  };
}
