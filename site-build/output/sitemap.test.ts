import { expect, test } from "vitest";
import { robots, sitemap } from "./sitemap.ts";

test("The sitemap names every page by its whole address", () => {
  expect(sitemap(["https://home.example/", "https://home.example/services"])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://home.example/</loc></url>
  <url><loc>https://home.example/services</loc></url>
</urlset>
`,
  );
});

test("Search engines are welcome and are told where the sitemap is", () => {
  expect(robots("https://home.example")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://home.example/sitemap.xml\n",
  );
});
