// site-build/virtual-modules.ts makes these modules.
declare module "virtual:content" {
  export type Facts = import("../site-build/content/site-schema.ts").Facts;
  export const facts: Facts;
  /** The words of each file in `content/`, by its name. */
  export const words: import("../site-build/content/schemas.ts").Words;
  /** Where messages are sent. Empty if that's the site's own host. */
  export const emailOrigin: string;
  export const buildYear: number;
}

declare module "virtual:pictures" {
  export type PictureData = {
    name: string;
    focus: import("../site-build/pictures/crop.ts").Focus;
    /** In the order that a browser tries them. */
    sources: { media?: string; type: string; srcSet: string; sizes?: string }[];
  };

  export const pictures: {
    hero: PictureData[];
    services: PictureData;
  };
  /** What messaging apps show with a link to the site. */
  export const share: { url: string; width: number; height: number };
  /** The first picture's file for phones, which load it before script and fonts. */
  export const firstOnPhones: { url: string; media: string };
}
