import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type ElectronApplication } from "@playwright/test";
import { apiUrl, goTo, test } from "./desktop.ts";

/**
 * Items 13 to 15 of Electron's security checklist: no way out of the app's own page. Each test has an app of its own: Playwright waits
 * without end for a navigation that was refused, and would do so in the next test of a shared one.
 */

/** From now on whatever the app hands to the system is noted and not done. */
function watchShell(app: ElectronApplication): Promise<void> {
  return app.evaluate(({ shell }) => {
    const handed: string[] = [];
    Object.assign(globalThis, { handed });
    for (const name of ["openExternal", "openPath", "showItemInFolder"] as const)
      (shell as unknown as Record<string, unknown>)[name] = (what: string) => {
        handed.push(`${name} ${what}`);
        return Promise.resolve("");
      };
  });
}

/** Where the app is, and what it handed out. Asked through the main process: a page that left could not answer. */
function whereabouts(app: ElectronApplication) {
  return app.evaluate(({ webContents }) => ({
    pages: webContents.getAllWebContents().map((contents) => contents.getURL()),
    handed: (globalThis as unknown as { handed: string[] }).handed,
  }));
}

test("13, 15: no address leads the page away, and none is handed to the system", async ({
  desk,
  page,
}) => {
  let visits = 0;
  const server = createServer((_request, response) => {
    visits += 1;
    response.end("<p>Elsewhere</p>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  await watchShell(desk.app);
  const { port } = server.address() as AddressInfo;
  const { pages: before } = await whereabouts(desk.app);
  const targets = [
    `http://127.0.0.1:${port}/`,
    "https://example.com/",
    "file:///etc/passwd",
    "data:text/html,<p>Elsewhere</p>",
    "blob:app://shipdeck/0",
    "about:blank",
    "app://other/",
    "app://shipdeck.evil.test/",
    "app://shipdeck@evil.test/",
    "mailto:a@example.com",
    "tel:+15550100",
    "ms-settings:",
    "smb://evil.test/share",
    "javascript:document.title='Elsewhere'",
    "view-source:app://shipdeck/",
    "chrome://gpu",
    "devtools://devtools/bundled/inspector.html",
  ];
  const ways = ["location", "link", "form", "refresh"] as const;
  for (const way of ways)
    await page.evaluate(
      ([how, urls]) => {
        for (const url of urls) {
          if (how === "location") location.href = url;
          if (how === "link") {
            const link = document.createElement("a");
            link.href = url;
            link.target = "_top";
            document.body.append(link);
            link.click();
            link.remove();
          }
          if (how === "form") {
            const form = document.createElement("form");
            form.action = url;
            document.body.append(form);
            form.submit();
            form.remove();
          }
          if (how === "refresh") {
            const meta = document.createElement("meta");
            meta.httpEquiv = "refresh";
            meta.content = `0;url=${url}`;
            document.head.append(meta);
            meta.remove();
          }
        }
      },
      [way, targets] as const,
    );
  const { pages, handed } = await whereabouts(desk.app);
  expect({ pages, handed, visits }).toEqual({ pages: before, handed: [], visits: 0 });
  expect(await page.title()).not.toBe("Elsewhere");
  server.close();
});

test("14: nothing opens another window, and a middle click no more than a script", async ({
  desk,
  page,
}) => {
  await watchShell(desk.app);
  const opened = await page.evaluate(() => {
    const urls = ["app://shipdeck/", "https://example.com/", "about:blank", "file:///etc/passwd"];
    const windows = urls.map((url) => window.open(url, "_blank", "nodeIntegration=yes,show=no"));
    for (const url of urls) {
      const link = document.createElement("a");
      link.href = url;
      link.target = "_blank";
      document.body.append(link);
      link.click();
      link.dispatchEvent(new MouseEvent("click", { button: 1, bubbles: true, cancelable: true }));
      link.dispatchEvent(new MouseEvent("click", { ctrlKey: true, bubbles: true }));
      link.remove();
    }
    return windows.map((one) => one === null);
  });
  expect(opened).toEqual([true, true, true, true]);
  const found = await whereabouts(desk.app);
  expect(found.pages).toHaveLength(1);
  expect(found.handed).toEqual([]);
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
