import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import { contentModule } from "./content/plugin.ts";
import type { Content } from "./content/read.ts";
import { licensesFile } from "./licenses.ts";
import { pictureModules } from "./pictures/plugin.ts";
import type { PreparedPictures } from "./pictures/prepare.ts";

type Options = {
  read: () => Promise<Content>;
  preparePictures: () => Promise<PreparedPictures>;
  /** Where the visitor's files go, and the module that renders the pages. */
  out?: string;
  prerenderOut?: string;
};

/** How Vite turns `src/` and the owner's content into the site. */
export function siteConfig({ read, preparePictures, out, prerenderOut }: Options): UserConfig {
  // The email library looks for it when the pages are written, and Node's own prints a warning.
  Reflect.deleteProperty(globalThis, "localStorage");
  return {
    appType: "custom",
    plugins: [react(), contentModule(read), pictureModules(preparePictures)],
    css: { transformer: "lightningcss" },
    build: {
      // The Content-Security-Policy allows no `data:` address.
      assetsInlineLimit: 0,
      // One sheet for both pages: the build writes it into each page's head.
      cssCodeSplit: false,
      modulePreload: false,
      // Tablets that get no newer browser read the page too.
      cssTarget: ["chrome80", "firefox78", "safari12"],
      // The same level as in src/tsconfig.json; any older browser keeps the plain page.
      target: ["chrome110", "firefox115", "safari16"],
      // That a first build spends its time on the pictures is no news to whoever waits for it.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    environments: {
      client: {
        build: {
          outDir: out,
          license: { fileName: licensesFile },
          rolldownOptions: {
            input: "src/boot.ts",
            output: {
              postBanner: `/*! licenses: /${licensesFile} */`,
              codeSplitting: {
                groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }],
              },
            },
          },
        },
      },
      ssr: {
        build: {
          outDir: prerenderOut,
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: { input: "src/document/prerender.tsx" },
        },
      },
    },
  };
}
