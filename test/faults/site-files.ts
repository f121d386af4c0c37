import type { Page, Request } from "@playwright/test";
import { heroPictures } from "../fixtures/content.ts";
import { expect, goToServices, openHome } from "../support/test.ts";
import { watchRound } from "./slides.ts";

export type SiteFile = { name: string; address: RegExp };

const asset = (name: string) => ({ name, address: new RegExp(`/assets/${name}-[^/]+$`) });

/** In the order in which the slideshow shows them. */
export const slides: SiteFile[] = heroPictures.map(asset);

export const servicesPicture = asset("services");
export const startingScripts = ["boot", "rolldown-runtime", "react", "client"].map(asset);
export const emailLibrary = asset("emailjs");
export const fonts = ["fraunces", "atkinson"].map(asset);
export const icons = ["favicon.svg", "apple-touch-icon.png"].map((name) => ({
  name,
  address: new RegExp(`/${name}$`),
}));

export const breakFile = (page: Page, { address }: SiteFile) =>
  page.route(address, (route) => route.abort("connectionreset"));

export const failureOf = (page: Page, { address }: SiteFile) =>
  page.waitForEvent("requestfailed", (request) => address.test(request.url()));

/** The addresses of all files that the page's head names or that a whole visit asks for. */
export async function filesOfVisit(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  const note = (request: Request) => addresses.push(request.url());
  page.on("request", note);
  await openHome(page);
  await watchRound(page);
  const library = page.waitForResponse(emailLibrary.address);
  await page.getByLabel("Your name").focus();
  await library;
  await goToServices(page);
  await expect(page.locator("main img")).toHaveJSProperty("complete", true);
  page.off("request", note);

  const named = await page
    .locator("head :is(script[src], link[href])")
    .evaluateAll((elements) =>
      elements.map((element) =>
        "src" in element ? element.src : (element as HTMLLinkElement).href,
      ),
    );
  return [...addresses, ...(named as string[])].filter((address) => /\/[^/]+\.\w+$/.test(address));
}
