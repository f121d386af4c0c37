import type { Page } from "@playwright/test";
import { fileForms } from "../site-build/content/pages-cms.ts";
import { shapesFor } from "../site-build/pictures/shapes.ts";

function labelOf(file: string, field: string): string {
  const form = fileForms.find(({ name }) => name === file);
  return `${form?.label}: ${form?.fields.find(({ name }) => name === field)?.label}`;
}

/** The form's name for each part of the home page. */
const names = {
  "header a[href='/']": labelOf("site", "companyName"),
  "header nav a + a": labelOf("site", "testimonialsUrl"),
  "main h1": labelOf("home", "headline"),
  "main h1 + p": labelOf("home", "subline"),
  "main [href^=tel]": labelOf("site", "phone"),
  "main picture": "The seven pictures",
  "#about-us": labelOf("home", "about"),
  "main address": labelOf("site", "address"),
  "form button": labelOf("site", "emailService"),
};

export async function nameFields(page: Page): Promise<void> {
  for (const [selector, name] of Object.entries(names)) {
    await page.locator(selector).first().evaluate(addLabel, name);
  }
}

/** Draws where the words leave the picture free; returns the hero's place on the page. */
export async function markFreeArea(page: Page) {
  const hero = page.locator("main h1").locator("xpath=../..");
  const box = await hero.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  const [wide, , tall] = shapesFor.hero;
  const area = width > 1000 ? wide : tall;
  if (!box || !area) throw new Error("the home page has no hero");
  await hero.evaluate(
    (element, { x, y }) => {
      const mark = document.createElement("div");
      mark.textContent = "Faces here";
      Object.assign(mark.style, {
        position: "absolute",
        left: `${x.from}%`,
        right: `${100 - x.to}%`,
        top: `${y.from}%`,
        bottom: `${100 - y.to}%`,
        display: "grid",
        placeItems: "center",
        border: "4px dashed #ffe45c",
        borderRadius: "16px",
        background: "rgb(0 0 0 / 35%)",
        color: "#ffe45c",
        font: "700 24px sans-serif",
        textAlign: "center",
        zIndex: "99",
      });
      element.append(mark);
    },
    { x: area.x, y: area.y },
  );
  return box;
}

function addLabel(element: Element, text: string): void {
  const box = element.getBoundingClientRect();
  const width = 400;
  const hasRoom = box.right + width < innerWidth;
  const label = document.createElement("div");
  label.textContent = text;
  Object.assign(label.style, {
    position: "absolute",
    left: `${hasRoom ? box.right + 12 : innerWidth - width}px`,
    top: `${hasRoom ? box.top + 8 : box.bottom + 6}px`,
    padding: "2px 10px",
    whiteSpace: "nowrap",
    background: "#ffe45c",
    border: "2px solid #000",
    borderRadius: "6px",
    color: "#000",
    font: "700 18px/1.4 sans-serif",
    zIndex: "99",
  });
  document.body.append(label);
}
