declare module "virtual:content" {
  export const facts: import("../build/content.ts").Facts;
  export const home: import("../build/content.ts").HomeText;
  export const services: import("../build/content.ts").ServicesText;
  export const buildYear: number;
}

declare module "virtual:pictures" {
  export type PictureData = {
    name: string;
    sources: { media?: string; srcSet: string }[];
    fallback: string;
  };
  export const hero: PictureData[];
  export const services: PictureData;
  export const share: string;
}

declare module "virtual:focus.css";
