import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { App } from "../app.tsx";
import { type Assets, Document, type Options } from "../document/Document.tsx";
import type { Page } from "../pages.ts";

export function renderPage(page: Page, assets: Assets, options: Options = {}): string {
  const html = renderToString(
    <StaticRouter location={page.path}>
      <App />
    </StaticRouter>,
  );
  const whole = renderToStaticMarkup(
    <Document page={page} assets={assets} html={html} {...options} />,
  );
  return `<!doctype html>\n${whole}\n`;
}
