declare module "virtual:content" {
  export const facts: import("./content.ts").Facts;
  /** The words of each file in `content/`, by its name. */
  export const words: import("../site-build/content/schemas.ts").Words;
  /** Where messages are sent. Empty if that's the site's own host. */
  export const emailOrigin: string;
  export const buildYear: number;
}

declare module "virtual:pictures" {
  export const pictures: {
    hero: import("./content.ts").PictureData[];
    services: import("./content.ts").PictureData;
    /** What messaging apps show with a link to the site. */
    share: { url: string; width: number; height: number };
  };
}

declare module "virtual:crops.css";
