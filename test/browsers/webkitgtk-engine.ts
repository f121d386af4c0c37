import { spawn, spawnSync } from "node:child_process";
import { freePort } from "../../hosting/ports.ts";
import { startScreen } from "../../programs/screen.ts";
import type { WebKit } from "../../programs/webkit.ts";
import { desktop, type Engine, height, until, type Visitor, type Wishes } from "./visitor.ts";
import { type Session, startSession, WebDriverError } from "./webdriver.ts";
import { furnish } from "./webkitgtk-settings.ts";

type Programs = Extract<WebKit, { build: "gtk" }>;

/** Debian's WebKit. It cannot emulate anything, so each visitor has a browser set up anew. */
export function webKitGtkEngine(programs: Programs): Engine {
  return {
    name: "WebKit",
    receive: (gate, wishes) => receive(programs, gate, wishes),
    close: async () => {},
  };
}

async function receive(
  { driver, miniBrowser }: Programs,
  gate: string,
  wishes: Wishes,
): Promise<Visitor> {
  const settings = furnish(wishes);
  const screen = await startScreen();
  const env = { ...process.env, ...settings.environment, DISPLAY: screen.display };
  const start = () => startDriver(driver, env, capabilities(miniBrowser, gate, wishes));
  // Now and then the browser dies before it has answered its driver.
  const { session, stop } = await start().catch(start).catch(start).catch(start);
  const visitor = drive(session);
  await visitor.resize(wishes.width ?? desktop);
  // No window manager gives the window the focus, and without it `:focus` never matches.
  const focus = ["search", "--onlyvisible", "--class", "MiniBrowser", "windowfocus"];
  await until("the focus", () => {
    spawnSync("xdotool", focus, { env, stdio: "ignore" });
    return visitor.inPage(() => document.hasFocus());
  });
  const leave = async () => {
    await session.end().catch(() => {});
    stop();
    screen.stop();
    settings.remove();
  };
  return { ...visitor, leave };
}

async function startDriver(driver: string, env: NodeJS.ProcessEnv, wanted: object) {
  const port = await freePort();
  const running = spawn(driver, [`--port=${port}`, "--host=127.0.0.1"], { env, stdio: "ignore" });
  const stop = () => running.kill();
  try {
    return { session: await startSession(`http://127.0.0.1:${port}`, wanted), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

function capabilities(binary: string, gate: string, { noScript }: Wishes) {
  const proxy = new URL(gate).host;
  return {
    browserName: "MiniBrowser",
    // With any other, the driver does nothing at all while a page still waits for a file.
    pageLoadStrategy: "none",
    unhandledPromptBehavior: "ignore",
    proxy: { proxyType: "manual", httpProxy: proxy, sslProxy: proxy, noProxy: ["localhost"] },
    "webkitgtk:browserOptions": {
      binary,
      args: ["--automation", ...(noScript ? ["--enable-javascript=false"] : [])],
    },
  };
}

const keys = new Map([
  ["\n", "\uE007"],
  ["\t", "\uE004"],
]);

function drive({ get, post }: Session): Omit<Visitor, "leave"> {
  const inPage: Visitor["inPage"] = (run, ...args) =>
    post("/execute/sync", { script: `return (${run})(...arguments)`, args });
  return {
    goTo: async (url) => {
      await inPage(() => Object.assign(window, { isLeft: true }) && undefined);
      await post("/url", { url });
      await until(`the page ${url}`, () =>
        inPage(() => !("isLeft" in window) && document.readyState !== "loading"),
      );
    },
    goBack: () => post("/back"),
    resize: (width) => post("/window/rect", { x: 0, y: 0, width, height }),
    click: async (xpath) => {
      const element = await post<object>("/element", { using: "xpath", value: xpath });
      await post(`/element/${Object.values(element)[0]}/click`);
    },
    type: async (text) => {
      const strokes = Array.from(text, (letter) => keys.get(letter) ?? letter).flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]);
      await post("/actions", { actions: [{ type: "key", id: "keyboard", actions: strokes }] });
    },
    closeAlert: async () => {
      const text = await until("an alert", () => get<string>("/alert/text").catch(notYet));
      await post("/alert/accept");
      return text;
    },
    inPage,
  };
}

function notYet(error: unknown): undefined {
  if (!(error instanceof WebDriverError && error.code === "no such alert")) throw error;
}
