import react from "@vitejs/plugin-react";
import customMedia from "postcss-custom-media";
import type { UserConfig } from "vite";
import { oldestBrowsers } from "../src/entry/browsers.ts";
import { type Load, virtualContent } from "./virtual-content.ts";

/** How Vite turns `src/` and the owner's content into the site. */
export function siteConfig(load: Load): UserConfig {
  return {
    appType: "custom",
    plugins: [react(), virtualContent(load)],
    // Leaves out Vite's preloading (vitejs/vite#18551). There's nothing to preload, and its syntax is too
    // new for src/entry/boot.ts.
    define: { __VITE_IS_MODERN__: "false" },
    css: {
      // As `TopBar-module_bar`. No two files have the same name.
      modules: { generateScopedName: "[name]_[local]" },
      postcss: { plugins: [customMedia()] },
    },
    build: {
      // The Content-Security-Policy doesn't allow `data:` URLs.
      assetsInlineLimit: 0,
      // One style sheet for all pages, which the build writes into each page's head.
      cssCodeSplit: false,
      modulePreload: false,
      // For old tablets that can't get a newer browser.
      cssTarget: ["chrome80", "firefox78", "safari12", "ios12"],
      // Emptied, not removed: the host loses a folder that is removed while it serves it.
      emptyOutDir: true,
      // Timings of plugins aren't for somebody who only wants to see the site.
      rolldownOptions: { checks: { bundlerTimings: false } },
      target: Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`),
    },
    environments: {
      client: {
        build: {
          license: { fileName: "licenses.txt" },
          rolldownOptions: {
            input: "src/entry/boot.ts",
            output: {
              postBanner: "/*! licenses: /licenses.txt /font-licenses.txt */",
              codeSplitting: {
                groups: [
                  {
                    name: "react",
                    test: /src\/entry\/react\.ts|node_modules\/(react|react-dom|scheduler)\//,
                  },
                ],
              },
            },
          },
        },
      },
      ssr: {
        // Bundled, so that our code can hide `localStorage` before the email library reads it.
        resolve: { noExternal: ["@emailjs/browser"] },
        build: {
          copyPublicDir: false,
          rolldownOptions: { input: "src/entry/entry.server.tsx" },
        },
      },
    },
  };
}
