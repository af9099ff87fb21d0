import { join } from "node:path";
import { expect } from "@playwright/test";
import { projectFolder } from "#electron/runtime/places.ts";
import { test } from "./one-desk.ts";

/** Items 17 and 20 of Electron's security checklist: who is answered over IPC, and what of it a page gets to hold. */
test.describe.configure({ mode: "default" });

const preload = join(projectFolder, "out", "preload", "preload.cjs");

test("17: of all pages and frames that have the preload script only our own main frame is answered", async ({
  desk,
}) => {
  const found = await desk.app.evaluate(async ({ BrowserWindow, ipcMain, session }, script) => {
    const invoke = `window.station
      ? window.station.invoke("getStation", {}).then((reply) => reply.failure?.code ?? "served")
      : "no station"`;
    /** A window as nobody of ours opens it. */
    const open = async (partition: string, url: string) => {
      const webPreferences = {
        preload: script,
        sandbox: true,
        partition,
      };
      const window = new BrowserWindow({ show: false, webPreferences });
      await window.loadURL(url).catch(() => {});
      return window;
    };
    const answers: Record<string, unknown> = {};
    for (const url of [
      "data:text/html,<p>x</p>",
      "about:blank",
      "app://other/",
      "app://shipdeck.evil.test/",
    ]) {
      // Its own session, where another app's page may stand at any address.
      const partition = `other-${url}`;
      const { protocol: own } = session.fromPartition(partition);
      own.handle(
        "app",
        () => new Response("<p>x</p>", { headers: { "content-type": "text/html" } }),
      );
      const window = await open(partition, url);
      answers[url] = await window.webContents.executeJavaScript(invoke);
      window.destroy();
    }
    const { protocol: own } = session.fromPartition("ours");
    own.handle("app", () => new Response("<body>", { headers: { "content-type": "text/html" } }));
    const window = await open("ours", "app://shipdeck/");
    answers["our main frame"] = await window.webContents.executeJavaScript(invoke);
    // Frames get no preload script, so what one would send is put into the handler's hands.
    type Handler = (
      event: object,
      name: string,
      input: object,
    ) => Promise<{ failure?: { code: string } }>;
    const handlers = (ipcMain as unknown as { _invokeHandlers: Map<string, Handler> })
      ._invokeHandlers;
    const { webContents: sender } = window;
    for (const [who, senderFrame] of [
      ["a frame at our address", { url: "app://shipdeck/" }],
      ["a frame that is gone", null],
    ] as const) {
      const reply = await handlers.get("station:invoke")?.(
        { sender, senderFrame },
        "getStation",
        {},
      );
      answers[who] = reply?.failure?.code;
    }
    window.destroy();
    return answers;
  }, preload);
  expect(found).toEqual({
    "data:text/html,<p>x</p>": "FORBIDDEN",
    "about:blank": "FORBIDDEN",
    "app://other/": "FORBIDDEN",
    "app://shipdeck.evil.test/": "FORBIDDEN",
    "our main frame": "served",
    "a frame at our address": "FORBIDDEN",
    "a frame that is gone": "FORBIDDEN",
  });
});

test("17: frames in our own page have no station at all", async ({ page }) => {
  const found = await page.evaluate(async () => {
    const frames = ["about:blank", "data:text/html,x", "app://shipdeck/"].map((url) => {
      const frame = document.createElement("iframe");
      frame.src = url;
      document.body.append(frame);
      return frame;
    });
    const written = document.createElement("iframe");
    written.srcdoc = "<p>x</p>";
    document.body.append(written);
    await new Promise((next) => requestAnimationFrame(next));
    const stations = [...frames, written].map((frame) => {
      try {
        return "station" in (frame.contentWindow ?? {});
      } catch {
        // Another origin: it cannot be looked into, and the preload script runs in main frames only.
        return false;
      }
    });
    for (const frame of [...frames, written]) frame.remove();
    return stations;
  });
  expect(found).toEqual([false, false, false, false]);
});

test("20: the page holds two functions, and neither event nor sender of what it hears", async ({
  page,
}) => {
  const found = await page.evaluate(async () => {
    const { station } = window as unknown as {
      station: {
        invoke(name: string, input: unknown): Promise<unknown>;
        onEvent(listener: (...heard: unknown[]) => void): () => void;
      };
    };
    const heard = new Promise<unknown[]>((resolve) => {
      const stop = station.onEvent((...all) => {
        stop();
        resolve(all);
      });
    });
    await station.invoke("updateSettings", { packingSlips: true });
    const [news, ...rest] = await heard;
    return {
      names: Object.keys(station),
      isFrozen: Object.isFrozen(station),
      news: Object.keys(news as object).includes("kind"),
      rest: rest.length,
      leaks: ["ipcRenderer", "electron", "require", "process"].filter((name) => name in window),
    };
  });
  expect(found).toEqual({
    names: ["invoke", "onEvent"],
    isFrozen: true,
    news: true,
    rest: 0,
    leaks: [],
  });
});
