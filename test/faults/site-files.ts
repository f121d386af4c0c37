import { basename } from "node:path";
import type { Page } from "@playwright/test";
import { heroPictures } from "../fixtures/content.ts";
import { openHome } from "../support/site.ts";

/** The addresses of the slideshow's pictures, in order. */
export const slides = heroPictures.map(pictureFiles);
export const servicesPicture = pictureFiles("services");

function pictureFiles(name: string): RegExp {
  return new RegExp(`/assets/${name}-[^/]+$`);
}

/** The addresses of all scripts that the home page loads. */
export async function scriptsOf(page: Page): Promise<string[]> {
  const addresses = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") addresses.add(request.url());
  });
  await openHome(page);
  page.removeAllListeners("request");
  return [...addresses];
}

export const nameOf = (address: string) => basename(new URL(address).pathname);
