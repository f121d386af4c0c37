import { facts, firstOnPhones, share, words } from "virtual:content";
import atkinson from "../fonts/atkinson.woff2?url";
import fraunces from "../fonts/fraunces.woff2?url";
import { home, type Page } from "../pages.ts";
import { StructuredData } from "./StructuredData.tsx";

export type Assets = {
  script: string;
  styles: string;
  /** The background color of the browser's own bar. */
  paper: { light: string; dark: string };
};

const fonts = [atkinson, fraunces];

/** The missing facts, as the owner's form calls them. */
type Preview = { missing: string[] };

export type Options = {
  /** Keeps search engines away. */
  noindex?: boolean;
  /** Shows a banner. */
  preview?: Preview;
};

type Props = Options & { page: Page; assets: Assets; html: string };

/** Everything around the app. React renders it at build time and never hydrates it. */
export function Document({ page, assets, noindex, preview, html }: Props) {
  const title = page.title(facts);
  const { description } = words[page.contentFile];
  const url = facts.siteUrl + page.path;
  const picture = facts.siteUrl + share.url;
  const content = { __html: html };
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Makes Chrome on Android follow the phone's text size. */}
        <meta name="text-scale" content="scale" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {noindex && <meta name="robots" content="noindex" />}
        {/* On Services, the words are more important than the picture behind them. */}
        {page.path === home.path && (
          <link
            rel="preload"
            href={firstOnPhones.url}
            as="image"
            type="image/avif"
            media={firstOnPhones.media}
          />
        )}
        {fonts.map((font) => (
          <link
            key={font}
            rel="preload"
            href={font}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own style sheet */}
        {assets.styles && <style dangerouslySetInnerHTML={{ __html: assets.styles }} />}
        <link rel="canonical" href={url} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta
          name="theme-color"
          content={assets.paper.light}
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content={assets.paper.dark} media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={facts.companyName} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        <meta property="og:image" content={picture} />
        <meta property="og:image:width" content={String(share.width)} />
        <meta property="og:image:height" content={String(share.height)} />
        <meta property="og:image:alt" content={facts.companyName} />
        <meta name="twitter:card" content="summary_large_image" />
        <StructuredData picture={picture} />
      </head>
      <body>
        {preview && (
          <aside aria-label="Preview">
            <mark>{`This is a preview. ${stateOf(preview)}`}</mark>
          </aside>
        )}
        {/* React listens for clicks here. Without this role, Orca calls everything inside clickable. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of the page */}
        <div id="root" role="none" data-page={page.path} dangerouslySetInnerHTML={content} />
        {/* Last and not async: otherwise it can run before the first paint and delay it. */}
        <script type="module" src={assets.script} fetchPriority="low" />
      </body>
    </html>
  );
}

const stateOf = ({ missing }: Preview) =>
  missing.length > 0
    ? `Still missing: ${missing.join(", ")}.`
    : "The website changes when you press Publish.";
