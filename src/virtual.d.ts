// site-build/virtual-content.ts makes this module.
declare module "virtual:content" {
  export type Facts = import("../site-build/content/site-schema.ts").Facts;
  export const facts: Facts;
  export type PictureData = {
    name: string;
    focus: import("../site-build/pictures/crop.ts").Focus;
    /** A browser shows the first whose media query is true. */
    variants: { media?: string; avif: string; sizes?: string; jpeg: string }[];
  };
  type Shown<Value> = Value extends import("../site-build/content/fields.ts").ChosenPicture
    ? PictureData
    : { [Name in keyof Value]: Shown<Value[Name]> };
  /** The words and pictures of each page's file in `content/`, by its name. */
  export const words: Shown<import("../site-build/content/schemas.ts").Words>;
  /** What messaging apps show with a link to the site. */
  export const share: { url: string; width: number; height: number };
  /** The home page's first picture for phones, which preload it. */
  export const firstOnPhones: { url: string; media: string };
  /** Where messages are sent. Empty if that's the site's own host. */
  export const emailOrigin: string;
  export const buildYear: number;
}
