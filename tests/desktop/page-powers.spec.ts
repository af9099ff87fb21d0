import { expect } from "@playwright/test";
import { goTo } from "./desktop.ts";
import { test } from "./one-desk.ts";

declare global {
  interface Window {
    readonly station: { invoke(name: string, input: unknown): Promise<unknown> };
  }
}

test.describe.configure({ mode: "default" });

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

test("the page may look for scales on the scan screen alone, and reaches no other device", async ({
  desk,
}) => {
  const { page, app } = desk;
  await app.evaluate(({ session }) => {
    Object.assign(globalThis, { asked: 0 });
    session.defaultSession.on("select-hid-device", () => {
      (globalThis as unknown as { asked: number }).asked += 1;
    });
  });
  const look = () =>
    page.evaluate(async () => {
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
        chosen: await hid.requestDevice({ filters: [] }).catch(() => []),
      };
    });
  const nothing = { hid: [], usb: 0, serial: 0, chosen: [] };
  const asked = () => app.evaluate(() => (globalThis as unknown as { asked: number }).asked);
  for (const screen of ["Ship", "Settings", "Batch"] as const) {
    await goTo(page, screen);
    expect(await look()).toEqual(nothing);
  }
  expect(await asked()).toBe(0);
  await goTo(page, "Scan");
  await expect(page.getByRole("main").getByRole("textbox").first()).toBeVisible();
  expect(await look()).toEqual(nothing);
  expect(await asked()).toBe(1);
  const listeners = await app.evaluate(({ session }) =>
    ["select-hid-device", "select-usb-device", "select-serial-port"].map((name) =>
      session.defaultSession.listenerCount(name),
    ),
  );
  // The app's own, and this test's.
  expect(listeners).toEqual([2, 0, 0]);
});
