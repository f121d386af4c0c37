declare module "virtual:content" {
  export const facts: import("./content.ts").Facts;
  export const home: import("./content.ts").HomeText;
  export const services: import("./content.ts").ServicesText;
  export const buildYear: number;
}

declare module "virtual:pictures" {
  export const hero: import("./content.ts").PictureData[];
  export const services: import("./content.ts").PictureData;
  export const share: string;
}

declare module "virtual:focus.css";

declare module "virtual:fonts.css";
