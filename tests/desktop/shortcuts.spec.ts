import { expect } from "@playwright/test";
import { capitol, deposit, quote } from "./by-hand.ts";
import { goTo, openDesk, skipWelcome, test } from "./desktop.ts";

test("every screen is one key away, also while typing", async ({ page }) => {
  for (const [key, heading] of [
    ["2", "Ship a parcel"],
    ["5", "Orders"],
    ["0", "Settings"],
  ] as const) {
    await page.keyboard.press(`Control+${key}`);
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  }
  await goTo(page, "Orders");
  await page.getByRole("searchbox").focus();
  await page.keyboard.press("Control+2");
  await expect(page.getByRole("heading", { name: "Ship a parcel" })).toBeVisible();
});

test("the sheet of shortcuts opens by its key, and not while typing", async ({ page }) => {
  await goTo(page, "Orders");
  await page.getByRole("searchbox").fill("");
  await page.getByRole("searchbox").pressSequentially("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(page.getByRole("searchbox")).toHaveValue("?");
  await expect(sheet).toBeHidden();
  await page.getByRole("heading", { name: "Orders" }).click();
  await page.keyboard.press("?");
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText("Go to Settings");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
});

test("the palette leads to screens, actions and orders", async ({ page }) => {
  await deposit(page, "5", "LTC");
  await expect(page.getByText("deposited.")).toBeVisible();
  await goTo(page, "Ship");
  await page.getByLabel("Reference").fill("PO-77");
  await quote(page, capitol);
  await page.getByRole("button", { name: /^Buy label/ }).click();
  await expect(page.getByText("Bought", { exact: true })).toBeVisible();
  await page.keyboard.press("Control+K");
  const search = page.getByPlaceholder("Search or do something");
  await expect(search).toBeFocused();
  await page.keyboard.type("po-77");
  await expect(page.getByRole("button", { name: /^PO-77/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Order PO-77" })).toBeVisible();
  await page.keyboard.press("Control+K");
  await expect(search).toBeFocused();
  await page.keyboard.type("all keyboard");
  await expect(page.getByRole("button", { name: /^Show all keyboard shortcuts/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});

test("a window that is to run in the background is hidden when it is closed, and comes back", async ({
  folder,
}) => {
  const { app, page } = await openDesk(folder);
  await skipWelcome(page);
  await goTo(page, "Settings");
  await page.getByRole("tab", { name: "This computer" }).click();
  await page.getByLabel("Go on in the tray").check();
  await expect(page.getByLabel("Go on in the tray")).toBeChecked();
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  const visible = () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((window) => window.isVisible()),
    );
  await expect.poll(visible).toEqual([false]);
  await app.evaluate(({ app: running }) => void running.emit("second-instance"));
  await expect.poll(visible).toEqual([true]);
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await app.close();
});

test("a window that crashes is loaded again where it was, says so, and nothing is lost", async ({
  desk,
}) => {
  const { app, page } = desk;
  await deposit(page, "5", "LTC");
  await expect(page.getByText("deposited.")).toBeVisible();
  await app.evaluate(({ webContents }) => {
    const contents = webContents.getAllWebContents()[0];
    contents?.once("did-finish-load", () => Object.assign(globalThis, { isBack: true }));
    contents?.forcefullyCrashRenderer();
  });
  await expect.poll(() => app.evaluate(() => "isBack" in globalThis)).toBe(true);
  // Playwright gives a page up that has crashed: the window itself is asked.
  const said = () =>
    app.evaluate(
      ({ webContents }) =>
        webContents
          .getAllWebContents()[0]
          ?.executeJavaScript("document.body.innerText") as Promise<string>,
    );
  await expect.poll(said).toContain("The window had to be loaded again");
  await expect.poll(said).toContain("All together");
  await expect.poll(said).toContain("5.00000000 LTC");
});
