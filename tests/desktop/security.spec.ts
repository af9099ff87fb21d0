import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { projectFolder } from "#electron/runtime/places.ts";
import { apiUrl, goTo, launchOf, test } from "./desktop.ts";
import { listeningPorts } from "./listening-ports.ts";

declare global {
  interface Window {
    readonly station: { invoke(name: string, input: unknown): Promise<unknown> };
  }
}

test("the window has no Node and exactly two functions of ours", async ({ page }) => {
  const found = await page.evaluate(() => ({
    node: ["require", "process", "module", "Buffer", "global", "electron"].filter(
      (name) => name in window,
    ),
    ours: Object.keys(window.station),
  }));
  expect(found).toEqual({ node: [], ours: ["invoke", "onEvent"] });
});

test("the window is sandboxed and isolated", async ({ desk }) => {
  const [preferences] = await desk.app.evaluate(({ webContents }) =>
    webContents.getAllWebContents().map((contents) =>
      // Electron's own, without a type: what the page really runs with.
      (contents as unknown as { getLastWebPreferences(): object }).getLastWebPreferences(),
    ),
  );
  expect(preferences).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
  });
});

test("every answer of the scheme carries the policy, and the policy allows no inline code", async ({
  desk,
}) => {
  const policies = await desk.app.evaluate(async ({ net }) => {
    const page = await net.fetch("app://shipdeck/");
    const again = await net.fetch("app://shipdeck/index.html");
    return [page, again].map(({ headers }) => headers.get("content-security-policy") ?? "");
  });
  for (const policy of policies) {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'none'");
    expect(policy).not.toContain("unsafe");
  }
  expect(policies[0]).not.toBe(policies[1]);
});

test("the scheme serves nothing outside of its folder", async ({ desk }) => {
  const statuses = await desk.app.evaluate(
    async ({ net }, urls) => Promise.all(urls.map(async (url) => (await net.fetch(url)).status)),
    [
      "app://shipdeck/../main/main.js",
      "app://shipdeck/%2e%2e/main/main.js",
      "app://shipdeck/..%2fmain%2fmain.js",
      "app://shipdeck/%00",
      "app://other/index.html",
      "app://shipdeck/missing.js",
    ],
  );
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
});

test("the page reaches no network, not even the station's own port, and runs no text as code", async ({
  page,
}) => {
  const found = await page.evaluate(async () => {
    /** The directive that an attempt runs against. */
    const refusal = (attempt: () => void) =>
      new Promise((resolve) => {
        document.addEventListener(
          "securitypolicyviolation",
          ({ effectiveDirective, blockedURI }) => resolve(`${effectiveDirective} ${blockedURI}`),
          { once: true },
        );
        attempt();
      });
    const url = "http://127.0.0.1:4810/api/v1/openapi.json";
    return {
      fetch: await refusal(() => void fetch(url).catch(() => {})),
      image: await refusal(() => (new Image().src = url)),
      // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- this is the attempt
      text: await refusal(() => void setTimeout("window.wasRun = true")),
    };
  });
  expect(found).toEqual({
    fetch: "connect-src http://127.0.0.1:4810/api/v1/openapi.json",
    image: "img-src http://127.0.0.1:4810/api/v1/openapi.json",
    text: "script-src eval",
  });
});

test("the page cannot leave, open a window, embed a page or download", async ({ desk }) => {
  const { page, app } = desk;
  await goTo(page, "Ship");
  await expect(page.getByRole("heading", { name: "Ship a parcel" })).toBeVisible();
  const before = page.url();
  // A place that would answer.
  const target = `${await apiUrl(page)}/openapi.json`;
  expect((await fetch(target)).status).toBe(200);
  expect(await page.evaluate((url) => window.open(url), target)).toBeNull();
  const refused = await page.evaluate(
    (url) =>
      new Promise((resolve) => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
        const link = document.createElement("a");
        link.href = url;
        link.download = "openapi.json";
        document.body.append(link);
        link.click();
        location.href = url;
        const frame = document.createElement("iframe");
        frame.src = url;
        document.body.append(frame);
      }),
    target,
  );
  expect(refused).toBe("frame-src");
  // Asked through the main process: Playwright waits for the end of a navigation that never began.
  const after = await app.evaluate(async ({ BrowserWindow, webContents }) => {
    const [window] = BrowserWindow.getAllWindows();
    const heading: unknown = await window?.webContents.executeJavaScript(
      "document.querySelector('h1').textContent",
    );
    const pages = webContents.getAllWebContents().length;
    return { url: window?.webContents.getURL(), pages, heading };
  });
  expect(after).toEqual({ url: before, pages: 1, heading: "Ship a parcel" });
});

test("no permission is granted", async ({ page }) => {
  const found = await page.evaluate(async () => ({
    notifications: await Notification.requestPermission(),
    place: (await navigator.permissions.query({ name: "geolocation" })).state,
    clipboard: await navigator.clipboard.readText().then(
      () => "read",
      () => "refused",
    ),
    camera: await navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => "open",
      () => "refused",
    ),
  }));
  expect(found).toEqual({
    notifications: "denied",
    place: "denied",
    clipboard: "refused",
    camera: "refused",
  });
});

test("the page may look for scales, and reaches no other device", async ({ desk }) => {
  const { page, app } = desk;
  const found = await page.evaluate(async () => {
    const { hid, usb, serial } = navigator as unknown as Record<
      "hid" | "usb" | "serial",
      Record<"getDevices" | "getPorts" | "requestDevice", (filter?: object) => Promise<object[]>>
    >;
    const refused = () => "refused";
    return {
      hid: await hid.getDevices(),
      usb: await usb.getDevices().then((list) => list.length, refused),
      serial: await serial.getPorts().then((list) => list.length, refused),
      // Asked for anything at all, only a scale would be chosen.
      chosen: await hid.requestDevice({ filters: [] }),
    };
  });
  expect(found).toEqual({ hid: [], usb: 0, serial: 0, chosen: [] });
  const listeners = await app.evaluate(({ session }) =>
    ["select-hid-device", "select-usb-device", "select-serial-port"].map((name) =>
      session.defaultSession.listenerCount(name),
    ),
  );
  expect(listeners).toEqual([1, 0, 0]);
});

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
