import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { App } from "../app.tsx";
import type { Page } from "../pages.ts";
import { type Assets, Document, type Options } from "./Document.tsx";

export function renderPage(page: Page, assets: Assets, options: Options = {}): string {
  const content = renderToString(
    <StaticRouter location={page.path}>
      <App />
    </StaticRouter>,
  );
  const html = renderToStaticMarkup(
    <Document page={page} assets={assets} {...options}>
      {content}
    </Document>,
  );
  return `<!doctype html>\n${html}\n`;
}
