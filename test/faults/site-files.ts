import { basename } from "node:path";
import type { Page } from "@playwright/test";
import { heroPictures } from "../fixtures/content.ts";
import { openHome } from "../support/site.ts";

/** The addresses of the slideshow's pictures, in the order in which it shows them. */
export const slides = heroPictures.map(pictureFiles);
export const servicesPicture = pictureFiles("services");

function pictureFiles(name: string): RegExp {
  return new RegExp(`/assets/${name}-[^/]+$`);
}

/** The addresses of all files of a kind that the home page asks for until it has come to life. */
export async function filesOf(page: Page, kind: "script" | "font"): Promise<string[]> {
  const addresses = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === kind) addresses.add(request.url());
  });
  await openHome(page);
  page.removeAllListeners("request");
  return [...addresses];
}

export const nameOf = (address: string) => basename(new URL(address).pathname);
