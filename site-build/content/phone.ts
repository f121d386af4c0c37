// People type spaces, dots, slashes or dashes between groups, and word processors turn - into –.
const gap = /[\s./\u2010-\u2014-]*/.source;

/** A US phone number as people type it. */
export const usPhone = new RegExp(
  `(?:\\+?1${gap})?\\(?([2-9]\\d{2})\\)?${gap}([2-9]\\d{2})${gap}(\\d{4})`,
);

export type Phone = { display: string; href: string };

export const phoneFrom = (typed: string): Phone => ({
  display: typed.replace(usPhone, "($1) $2-$3"),
  href: typed.replace(usPhone, "tel:+1$1$2$3"),
});
