import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { App } from "../app.tsx";
import type { Page } from "../pages.ts";
import { type Assets, Document, type Preview } from "./Document.tsx";

type Options = { noindex?: boolean; preview?: Preview; version?: string };

export function renderPage(
  page: Page,
  assets: Assets,
  { noindex = false, preview, version = "" }: Options = {},
): string {
  const content = renderToString(
    <StaticRouter location={page.path}>
      <App />
    </StaticRouter>,
  );
  const html = renderToStaticMarkup(
    <Document page={page} assets={assets} noindex={noindex} preview={preview} version={version}>
      {content}
    </Document>,
  );
  return `<!doctype html>\n${html}\n`;
}
