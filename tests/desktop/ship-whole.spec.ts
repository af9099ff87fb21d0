import { expect } from "@playwright/test";
import {
  addressGroup,
  buyButton,
  capitol,
  deposit,
  expectLabel,
  quote,
  warehouse,
} from "./by-hand.ts";
import { goTo, openDesk, test } from "./desktop.ts";

test("all of it is there again after a restart", async ({ folder }) => {
  const before = await openDesk(folder);
  await deposit(before.page, "5", "LTC");
  await quote(before.page);
  await buyButton(before.page).click();
  await expectLabel(before.page);
  const balance = await before.page
    .getByRole("region", { name: "Balances", exact: true })
    .innerText();
  await before.app.close();
  const after = await openDesk(folder);
  const { page } = after;
  await expect(page.getByRole("region", { name: "Balances", exact: true })).toHaveText(
    balance.replaceAll("\n", ""),
    { useInnerText: false },
  );
  await goTo(page, "Ship");
  await expect(addressGroup(page, "Ship from").getByLabel("Name")).toHaveValue(warehouse.Name);
  await goTo(page, "Orders");
  await page.getByRole("table").getByRole("link").click();
  await expectLabel(page);
  await after.app.close();
});

test("the whole job is done without a mouse", async ({ page }) => {
  await deposit(page, "5", "LTC");
  await goTo(page, "Ship");
  const type = async (text: string) => {
    await page.keyboard.press("Tab");
    if (text) await page.keyboard.type(text);
  };
  await page.getByRole("button", { name: "Fill in an example" }).focus();
  for (const { Name, Street, City, State, "ZIP or postal code": zip } of [warehouse, capitol]) {
    // Name, company, street, unit, city, state, ZIP; country, phone and e-mail stay as they are.
    for (const text of [Name, "", Street, "", City, State, zip, "", "", ""]) await type(text);
  }
  for (const text of ["10", "8", "4", "35"]) await type(text);
  await page.keyboard.press("Enter");
  const rates = page.getByRole("radiogroup", { name: "Rates, cheapest first" }).getByRole("radio");
  await expect(rates.first()).toBeChecked();
  await rates.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(rates.nth(1)).toBeChecked();
  await buyButton(page).focus();
  await page.keyboard.press("Enter");
  await expectLabel(page);
  await expect(page.getByRole("button", { name: "Ship another parcel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(addressGroup(page, "Ship to").getByLabel("Name")).toBeFocused();
  await expect(addressGroup(page, "Ship to").getByLabel("Name")).toHaveValue("");
  await expect(addressGroup(page, "Ship from").getByLabel("Name")).toHaveValue(warehouse.Name);
});
