import { expect, type Page } from "@playwright/test";
import { themes, violationsIn } from "./check-look.ts";
import { addressGroup, deposit, quote } from "./by-hand.ts";
import { goTo, openDesk, test } from "./desktop.ts";
import { keepPicture } from "./keep-picture.ts";

/** Checks the screen in both themes and keeps a picture of each when they are wanted. */
async function check(page: Page, name: string): Promise<void> {
  for (const theme of themes) {
    expect(await violationsIn(page, theme), `${name}, ${theme}`).toEqual([]);
    await keepPicture(page, `${name}-${theme}`);
  }
}

test("every screen is free of accessibility violations in light and in dark", async ({ page }) => {
  await goTo(page, "Orders");
  await expect(page.getByText("No orders yet.")).toBeVisible();
  await check(page, "orders-empty");
  await goTo(page, "Ship");
  await check(page, "ship-empty");
  await page.getByRole("button", { name: "Verify and get rates" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await check(page, "ship-wrong");
  await quote(page);
  const buy = page.getByRole("button", { name: /^Buy label/ });
  await expect(buy).toBeVisible();
  await check(page, "ship-rates");
  await buy.click();
  await expect(page.getByRole("alert")).toContainText("Not enough");
  await check(page, "ship-too-little-money");
  await deposit(page, "5", "LTC");
  await expect(page.getByText("deposited.")).toBeVisible();
  await check(page, "wallet");
  await goTo(page, "Ship");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("canvas[aria-busy=false]")).toBeVisible();
  await check(page, "ship-label");
  await goTo(page, "Orders");
  await check(page, "orders");
  await page.getByRole("table").getByRole("link").first().click();
  await expect(page.locator("canvas[aria-busy=false]")).toBeVisible();
  await check(page, "order");
  await goTo(page, "Ship");
  await page.getByRole("button", { name: "Ship another parcel" }).click();
  await addressGroup(page, "Ship to").getByLabel("Country").selectOption("CA");
  await page.getByRole("button", { name: "Verify and get rates" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await check(page, "ship-customs");
  for (const name of ["MAGIC REFUSED", "MAGIC TIMEOUT LATE"]) {
    await addressGroup(page, "Ship to").getByLabel("Country").selectOption("US");
    await quote(page, {
      Name: name,
      Street: "1100 Congress Ave",
      City: "Austin",
      State: "TX",
      "ZIP or postal code": "78701",
    });
    await buy.click();
    await expect(page.getByText(/was not bought|has not answered/)).toBeVisible();
    await check(page, `ship-${name.toLowerCase().replaceAll(" ", "-")}`);
    await page.getByRole("button", { name: "Ship another parcel" }).click();
  }
});

test("every screen of ours is free of violations in Spanish too, and speaks it at once", async ({
  page,
}) => {
  await deposit(page, "5", "LTC");
  await expect(page.getByText("deposited.")).toBeVisible();
  await quote(page);
  await page.getByRole("button", { name: /^Buy label/ }).click();
  await expect(page.locator("canvas[aria-busy=false]")).toBeVisible();
  await goTo(page, "Settings");
  await page.getByRole("tab", { name: "This computer" }).click();
  await page.getByLabel("Language").selectOption("es");
  await expect(page.getByRole("heading", { name: "Ajustes" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  const go = (name: string) =>
    page
      .getByRole("navigation", { name: "Pantallas" })
      .getByRole("link", { name, exact: true })
      .click();
  await check(page, "es-settings-computer");
  for (const tab of [
    "Envíos",
    "Paquetes",
    "Aduana",
    "Modo",
    "Red",
    "Carpeta de datos",
    "Copias",
    "Seguridad",
    "Registro",
    "Acerca de",
  ]) {
    await page.getByRole("tab", { name: tab }).click();
    await check(page, `es-settings-${tab.toLowerCase().split(" ")[0] ?? ""}`);
  }
  await go("Enviar");
  await expect(page.getByRole("button", { name: "Enviar otro paquete" })).toBeVisible();
  await check(page, "es-ship");
  await go("Pedidos");
  await expect(page.getByRole("table")).toContainText("Pagado");
  await check(page, "es-orders");
  await page.getByRole("table").getByRole("link").first().click();
  await expect(page.locator("canvas[aria-busy=false]")).toBeVisible();
  await expect(page.getByRole("region", { name: "Seguimiento" })).toBeVisible();
  await check(page, "es-order");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Atajos de teclado" })).toBeVisible();
  await check(page, "es-shortcuts");
});

test("the theme chosen in the menu is shown, and shown again at the next start", async ({
  folder,
}) => {
  const first = await openDesk(folder);
  await first.page.emulateMedia({ colorScheme: null });
  await first.app.evaluate(({ Menu }) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []);
    const appearance = items?.find(({ label }) => label === "Appearance")?.submenu;
    appearance?.items.find(({ label }) => label === "Dark")?.click();
  });
  const scheme = "data-mantine-color-scheme";
  await expect(first.page.locator("html")).toHaveAttribute(scheme, "dark");
  await first.app.close();
  const second = await openDesk(folder);
  await second.page.emulateMedia({ colorScheme: null });
  await expect(second.page.locator("html")).toHaveAttribute(scheme, "dark");
  // Its ground is what is seen before the page is painted.
  expect(
    await second.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.getBackgroundColor(),
    ),
  ).toBe("#242424");
  await second.app.close();
});
