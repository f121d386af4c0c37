import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Wishes } from "./visitor.ts";

/** Without these the window cannot be narrower than its bar of buttons, 447 px. */
const flatBar = "* { min-width: 0; padding: 0; margin: 0; -gtk-icon-source: none; }";

/** A home for one run of WebKitGTK, which takes the visitor's wishes from the desktop's settings. */
export function furnish({ dark, lessMotion }: Wishes) {
  const home = mkdtempSync(join(tmpdir(), "webkitgtk-"));
  const folder = join(home, "gtk-3.0");
  mkdirSync(folder);
  writeFileSync(join(folder, "gtk.css"), flatBar);
  const motion = `[Settings]\ngtk-enable-animations=${lessMotion ? 0 : 1}\n`;
  writeFileSync(join(folder, "settings.ini"), motion);
  return {
    environment: {
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      GTK_THEME: dark ? "Adwaita:dark" : "Adwaita",
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      NO_AT_BRIDGE: "1",
      // Its sandbox does not work for root, nor in many containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
