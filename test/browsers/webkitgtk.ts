import { spawn } from "node:child_process";
import type { Page } from "@playwright/test";
import { freePort } from "../../hosting/ports.ts";
import type { WebKitGtk } from "../../programs/webkit.ts";
import { startDesktop } from "../journey-support/desktop.ts";
import { desktopWidth, height, type Open } from "./browser-page.ts";
import { expect, patience } from "./expect.ts";
import { startSession } from "./webdriver.ts";

/** Opens Debian's WebKit, on a new desktop for each visitor. */
export function openerOfWebKitGtk(programs: WebKitGtk): Open {
  return async ({ javaScriptEnabled }) => {
    const { desktop, session, stop } = await start(programs, javaScriptEnabled);
    const { get, post } = session;

    const evaluate = ((run: unknown, value: unknown) => {
      const script = { script: `return (${run})(...arguments)`, args: [value] };
      // A script that runs while the page changes is lost, and the driver waits for it forever.
      const send = () => post("/execute/sync", script, 15_000);
      return send().catch(send).catch(send);
    }) as Page["evaluate"];
    const setWidth = (width: number) => post("/window/rect", { x: 0, y: 0, width, height });

    await setWidth(desktopWidth);
    // There's no window manager to focus the window, and without focus `:focus` never matches.
    await expect
      .poll(() => {
        desktop.xdotool("search", "--onlyvisible", "--class", "MiniBrowser", "windowfocus");
        return evaluate(() => document.hasFocus());
      })
      .toBe(true);

    return {
      evaluate,
      goto: (url) => post("/url", { url }),
      goBack: () => post("/back"),
      setWidth,
      click: async (xpath) => {
        const element = await post<object>("/element", { using: "xpath", value: xpath });
        await post(`/element/${Object.values(element)[0]}/click`);
      },
      type: (text) => {
        const keys = Array.from(text.replaceAll("\n", "\uE007").replaceAll("\t", "\uE004"));
        const actions = keys.flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]);
        return post("/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
      },
      closeAlert: async () => {
        await expect(() => get("/alert/text")).toPass(patience);
        const text = await get<string>("/alert/text");
        await post("/alert/accept");
        return text;
      },
      close: stop,
    };
  };
}

async function start({ driver, miniBrowser }: WebKitGtk, javaScriptEnabled: boolean) {
  const desktop = await startDesktop({
    // Without this, the toolbar keeps the window at least 447 px wide.
    "gtk-3.0/gtk.css": "* { min-width: 0; padding: 0; margin: 0; -gtk-icon-source: none; }",
  });
  const env = {
    ...desktop.env,
    LIBGL_ALWAYS_SOFTWARE: "1",
    NO_AT_BRIDGE: "1",
    // Its sandbox doesn't work for root, nor in many containers.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
  const port = await freePort();
  const options = [`--port=${port}`, "--host=127.0.0.1", "--replace-on-new-session"];
  const running = spawn(driver, options, { env, stdio: "ignore" });
  const session = await startSession(`http://127.0.0.1:${port}`, {
    browserName: "MiniBrowser",
    // With any other strategy, the driver does nothing while a page waits for a file.
    pageLoadStrategy: "none",
    unhandledPromptBehavior: "ignore",
    "webkitgtk:browserOptions": {
      binary: miniBrowser,
      args: ["--automation", ...(javaScriptEnabled ? [] : ["--enable-javascript=false"])],
    },
  });
  const stop = async () => {
    await session.end().catch(() => {});
    running.kill();
    desktop.stop();
  };
  return { desktop, session, stop };
}
