import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type ElectronApplication } from "@playwright/test";
import { projectFolder } from "#electron/runtime/places.ts";
import { test } from "./one-desk.ts";

/**
 * The items of Electron's security checklist (electronjs.org/docs/latest/tutorial/security), by their numbers, asked of the
 * running app. 5 is in checklist-permissions.spec.ts, 13 to 15 are in checklist-leaving.spec.ts, 17 and 20 in
 * checklist-ipc.spec.ts, 19 in packaged.spec.ts.
 */
test.describe.configure({ mode: "default" });

/** What every page of the app really runs with. */
function preferencesOf(app: ElectronApplication): Promise<Record<string, unknown>[]> {
  return app.evaluate(({ webContents }) =>
    webContents.getAllWebContents().map((contents) =>
      // Electron's own, without a type.
      (
        contents as unknown as { getLastWebPreferences(): Record<string, unknown> }
      ).getLastWebPreferences(),
    ),
  );
}

test("1: only content of the app's own scheme is loaded", async ({ desk, page }) => {
  await desk.app.evaluate(({ session }) => {
    const loaded: string[] = [];
    Object.assign(globalThis, { loaded });
    session.defaultSession.webRequest.onBeforeRequest(({ url }, go) => {
      loaded.push(url);
      go({});
    });
  });
  await page.reload();
  await expect(page.getByRole("navigation", { name: "Screens" })).toBeVisible();
  const loaded = await desk.app.evaluate(({ session }) => {
    session.defaultSession.webRequest.onBeforeRequest(null);
    return (globalThis as unknown as { loaded: string[] }).loaded;
  });
  expect(loaded).toContainEqual(expect.stringMatching(/^app:\/\/shipdeck\//));
  expect(loaded.filter((url) => !/^(app:\/\/shipdeck\/|blob:app:|data:)/.test(url))).toEqual([]);
});

test("2: no Node in pages, in their frames or in their workers", async ({ desk, page }) => {
  for (const preferences of await preferencesOf(desk.app))
    for (const power of [
      "nodeIntegration",
      "nodeIntegrationInWorker",
      "nodeIntegrationInSubFrames",
    ])
      expect([power, preferences[power] ?? false]).toEqual([power, false]);
  const inPage = await page.evaluate(() =>
    ["require", "process", "Buffer", "global", "module"].filter((name) => name in globalThis),
  );
  expect(inPage).toEqual([]);
});

test("3: what a page does to its own built-in objects does not reach the preload script", async ({
  desk,
  page,
}) => {
  for (const { contextIsolation } of await preferencesOf(desk.app))
    expect(contextIsolation).toBe(true);
  const found = await page.evaluate(async () => {
    const seen: unknown[] = [];
    // oxlint-disable-next-line typescript/unbound-method -- put back below
    const { call } = Function.prototype;
    // oxlint-disable-next-line no-extend-native -- what a hostile page would do
    Function.prototype.call = function (this: unknown, ...given: [unknown]) {
      seen.push(given);
      return Reflect.apply(call, this as CallableFunction, given) as unknown;
    };
    const { station } = window as unknown as {
      station: { invoke(name: string, input: unknown): Promise<{ success: boolean }> };
    };
    const reply = await station.invoke("getStation", {});
    // oxlint-disable-next-line no-extend-native -- and back
    Function.prototype.call = call;
    const raw = seen.filter((given) => /ipcRenderer|station:invoke/.test(String(given)));
    return { success: reply.success, raw };
  });
  expect(found).toEqual({ success: true, raw: [] });
});

test("4: pages are sandboxed, and so would every other one be", async ({ desk }) => {
  for (const { sandbox } of await preferencesOf(desk.app)) expect(sandbox).toBe(true);
  const flags = await desk.app.evaluate(() => process.argv);
  // Chromium refuses root its sandbox, and only root goes without.
  if (process.getuid?.() !== 0) expect(flags).not.toContain("--no-sandbox");
});

test("6, 8, 9, 10: web security is on, and nothing insecure or experimental is", async ({
  desk,
}) => {
  for (const preferences of await preferencesOf(desk.app)) {
    expect(preferences["webSecurity"]).toBe(true);
    expect(preferences["allowRunningInsecureContent"] ?? false).toBe(false);
    expect(preferences["experimentalFeatures"] ?? false).toBe(false);
    expect(preferences["enableBlinkFeatures"] ?? "").toBe("");
    expect(preferences["disableBlinkFeatures"] ?? "").toBe("");
  }
  const switches = await desk.app.evaluate(({ app }) =>
    ["disable-web-security", "allow-running-insecure-content", "ignore-certificate-errors"].filter(
      (name) => app.commandLine.hasSwitch(name),
    ),
  );
  expect(switches).toEqual([]);
});

test("7: the policy is a header of every answer, 404s too, and allows neither network nor text as code", async ({
  desk,
}) => {
  const answers = await desk.app.evaluate(async ({ net }) =>
    Promise.all(
      ["app://shipdeck/", "app://shipdeck/missing.js", "app://other/"].map(async (url) => {
        const { headers } = await net.fetch(url);
        return headers.get("content-security-policy") ?? "";
      }),
    ),
  );
  for (const policy of answers) {
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    for (const rule of ["connect-src 'none'", "base-uri 'none'", "form-action 'none'"])
      expect(policy).toContain(rule);
  }
});

test("11, 12: a webview is an unknown element, and none would be attached", async ({
  desk,
  page,
}) => {
  for (const { webviewTag } of await preferencesOf(desk.app)) expect(webviewTag).toBe(false);
  const isUnknown = await page.evaluate(() => {
    const view = document.createElement("webview");
    view.setAttribute("src", "app://shipdeck/");
    view.setAttribute("allowpopups", "");
    view.setAttribute("nodeintegration", "");
    document.body.append(view);
    const { constructor } = view;
    view.remove();
    return constructor === HTMLElement || constructor === HTMLUnknownElement;
  });
  expect(isUnknown).toBe(true);
  const refused = await desk.app.evaluate(({ webContents }) =>
    webContents.getAllWebContents().map((contents) => {
      let prevented = false;
      contents.emit("will-attach-webview", { preventDefault: () => (prevented = true) }, {}, {});
      return prevented;
    }),
  );
  expect(refused).toEqual([true]);
});

test("16: the Electron that is shipped is pinned to one version, and the oldest that is supported runs here at least", async ({
  desk,
}) => {
  const manifest = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as {
    devDependencies: Record<string, string>;
  };
  expect(manifest.devDependencies["electron"]).toMatch(/^\d+\.\d+\.\d+$/);
  const running = await desk.app.evaluate(() =>
    Number(process.versions["electron"]?.split(".")[0]),
  );
  expect(running).toBeGreaterThanOrEqual(33);
});

test("18: pages come from the app's own scheme, whose power over other schemes is none", async ({
  desk,
  page,
}) => {
  expect(page.url()).toMatch(/^app:\/\/shipdeck\//);
  const found = await desk.app.evaluate(async ({ protocol, session }) => {
    const handled = ["app", "file", "http", "https"].map((scheme) =>
      protocol.isProtocolHandled(scheme),
    );
    return { handled, intercepted: session.defaultSession.protocol.isProtocolHandled("file") };
  });
  expect(found).toEqual({ handled: [true, false, false, false], intercepted: false });
  const reached = await page.evaluate(async () => {
    const xhr = (url: string) =>
      new Promise((resolve) => {
        const one = new XMLHttpRequest();
        one.addEventListener("load", () => resolve("read"));
        one.addEventListener("error", () => resolve("refused"));
        one.open("GET", url);
        one.send();
      });
    return Promise.all(["file:///etc/hostname", "app://shipdeck/index.html"].map(xhr));
  });
  expect(reached).toEqual(["refused", "refused"]);
});
