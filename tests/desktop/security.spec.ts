import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { projectFolder } from "#electron/runtime/places.ts";
import { launchOf, test } from "./desktop.ts";
import { listeningPorts } from "./listening-ports.ts";

test("one channel is handled, and another page that has the preload script gets no answer from it", async ({
  desk,
}) => {
  const preload = join(projectFolder, "out", "preload", "preload.cjs");
  const found = await desk.app.evaluate(async ({ BrowserWindow, ipcMain }, preload) => {
    const handled = (ipcMain as unknown as { _invokeHandlers: Map<string, unknown> })
      ._invokeHandlers;
    const other = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } });
    await other.loadURL("data:text/html,<p>Not ours</p>");
    const reply: unknown = await other.webContents.executeJavaScript(
      "window.station.invoke('getWallet', {})",
    );
    other.destroy();
    return {
      handled: [...handled.keys()],
      listened: ipcMain.eventNames().map(String),
      reply: reply as { success: boolean; failure: { code: string } },
    };
  }, preload);
  expect(found.handled).toEqual(["station:invoke"]);
  // Electron's own.
  expect(found.listened).toEqual(["error"]);
  expect(found.reply).toMatchObject({ success: false, failure: { code: "FORBIDDEN" } });
});

test("an operation that does not exist, or strange input, gets an answer and breaks nothing", async ({
  page,
}) => {
  const replies = await page.evaluate(async () => {
    const circle: Record<string, unknown> = {};
    circle["self"] = circle;
    return Promise.all([
      window.station.invoke("__proto__", {}),
      window.station.invoke("noSuchThing", {}),
      window.station.invoke("getRates", circle),
      window.station.invoke("getWallet", null),
    ]);
  });
  expect(replies).toMatchObject([
    { success: false, failure: { code: "ROUTE_NOT_FOUND" } },
    { success: false, failure: { code: "ROUTE_NOT_FOUND" } },
    { success: false, failure: { code: "VALIDATION_ERROR" } },
    { success: true },
  ]);
});

test("the app listens on the API's port on this machine's own addresses, and on nothing else", async ({
  folder,
}) => {
  const { executable, args, env } = launchOf(folder);
  const app = spawn(executable, args, { env, stdio: "ignore" });
  const discovery = join(folder, "data", "sandbox", "station.json");
  await expect.poll(() => existsSync(discovery)).toBe(true);
  const { port } = JSON.parse(readFileSync(discovery, "utf8")) as { port: number };
  const hex = port.toString(16).toUpperCase().padStart(4, "0");
  const own = [`0100007F:${hex}`, `00000000000000000000000001000000:${hex}`];
  const found = listeningPorts(app.pid ?? 0);
  expect(found).toContain(own[0]);
  expect(found.filter((local) => !own.includes(local))).toEqual([]);
  app.kill("SIGTERM");
  expect(await once(app, "exit")).toEqual([0, null]);
  expect(existsSync(discovery)).toBe(false);
});
