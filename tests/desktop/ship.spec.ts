import { expect, type Page } from "@playwright/test";
import {
  addressGroup,
  capitol,
  deposit,
  fillAddress,
  fillPackage,
  quote,
  warehouse,
} from "./by-hand.ts";
import { goTo, openDesk, test } from "./desktop.ts";

/** A label counts as shown when its picture is drawn: paper with ink on it. */
async function expectLabel(page: Page): Promise<void> {
  const label = page.getByRole("img", { name: /^Label \w+/ });
  await expect(label).toHaveAttribute("aria-busy", "false");
  const ink = await label.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
    return dark / (data.length / 4);
  });
  expect(ink).toBeGreaterThan(0.03);
  expect(ink).toBeLessThan(0.6);
}

function buyButton(page: Page) {
  return page.getByRole("button", { name: /^Buy label for \$\d/ });
}

test("play money that is deposited stands in the wallet and beside every screen", async ({
  page,
}) => {
  await deposit(page, "5", "LTC");
  await expect(page.getByText("5.00000000 LTC deposited.")).toBeVisible();
  const balances = page.getByRole("region", { name: "Balances by currency" });
  await expect(balances.getByRole("row", { name: /^LTC / })).toContainText("5.00000000");
  await expect(page.getByRole("region", { name: "Transactions" })).toContainText("5.00000000 LTC");
  await goTo(page, "Ship");
  await expect(page.getByRole("region", { name: "Balances", exact: true })).toContainText(
    "5.00000000 LTC",
  );
});

test("an amount that is none is refused at its field", async ({ page }) => {
  await deposit(page, "a lot", "LTC");
  const amount = page.getByRole("form", { name: "Deposit" }).getByLabel("Amount");
  await expect(amount).toHaveAttribute("aria-invalid", "true");
});

test("a parcel goes from two addresses to its label on the screen", async ({ page }) => {
  await deposit(page, "5", "LTC");
  await quote(page);
  await expect(addressGroup(page, "Ship to")).toContainText("Verified");
  const rates = page.getByRole("radiogroup", { name: "Rates, cheapest first" }).getByRole("radio");
  await expect(rates.first()).toBeChecked();
  expect(await rates.count()).toBeGreaterThan(3);
  const prices = (await rates.allInnerTexts()).map((text) => Number(/\$([\d.]+)/.exec(text)?.[1]));
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  await buyButton(page).click();
  await expect(page.getByText("Bought", { exact: true })).toBeVisible();
  await expectLabel(page);
  await goTo(page, "Orders");
  await expect(page.getByRole("table")).toContainText("1 of 1");
  await expect(page.getByRole("table")).toContainText("Paid");
});

test("the correction of an address is taken over with one click", async ({ page }) => {
  await quote(page, { ...capitol, Street: "1100 congress avenue" });
  const group = addressGroup(page, "Ship to");
  await expect(group.getByRole("button", { name: /^Use / })).toContainText("1100 CONGRESS AVE");
  await group.getByRole("button", { name: /^Use / }).click();
  await expect(group.getByLabel("Street")).toHaveValue("1100 CONGRESS AVE");
  await expect(group.getByRole("button", { name: /^Use / })).toBeHidden();
  await expect(buyButton(page)).toBeVisible();
});

test("a ZIP of another city is told beside its address", async ({ page }) => {
  await quote(page, { ...capitol, "ZIP or postal code": "10001" });
  const group = addressGroup(page, "Ship to");
  const zip = group.getByLabel("ZIP or postal code");
  await expect(zip).toHaveAttribute("aria-invalid", "true");
  await expect(group).not.toContainText("Verified");
  await group.getByRole("button", { name: /^Use 787\d\d|^Use 733\d\d/ }).click();
  await expect(zip).toHaveValue(/^7/);
  await expect(group).toContainText("Verified");
});

test("every wrong field is named at its place, all at once", async ({ page }) => {
  await goTo(page, "Ship");
  await fillAddress(addressGroup(page, "Ship from"), { ...warehouse, Name: "" });
  await fillAddress(addressGroup(page, "Ship to"), { ...capitol, City: "" });
  await fillPackage(page);
  const parcel = page.getByRole("group", { name: "Package" });
  await parcel.getByLabel("Weight").fill("heavy");
  await parcel.getByLabel("Length").fill("-1");
  await page.getByRole("button", { name: "Verify and get rates" }).click();
  for (const wrong of [
    addressGroup(page, "Ship from").getByLabel("Name"),
    addressGroup(page, "Ship to").getByLabel("City"),
    parcel.getByLabel("Weight"),
    parcel.getByLabel("Length"),
  ])
    await expect(wrong).toHaveAttribute("aria-invalid", "true");
  await expect(parcel).toContainText("must be a number");
  await expect(page.getByRole("alert")).toContainText("4 fields are marked in the form");
  await expect(addressGroup(page, "Ship from").getByLabel("Name")).toBeFocused();
});

test("a parcel abroad asks for its declaration and is bought with it", async ({ page }) => {
  await deposit(page, "5", "LTC");
  await goTo(page, "Ship");
  await fillAddress(addressGroup(page, "Ship from"), warehouse);
  const to = addressGroup(page, "Ship to");
  await to.getByLabel("Country").selectOption("CA");
  await fillAddress(to, {
    Name: "Marie Tremblay",
    Street: "111 Wellington St",
    City: "Ottawa",
    State: "ON",
    "ZIP or postal code": "K1A 0A9",
  });
  await fillPackage(page);
  const customs = page.getByRole("group", { name: "Customs declaration" });
  await page.getByRole("button", { name: "Verify and get rates" }).click();
  await expect(customs.getByLabel("Signed by")).toHaveAttribute("aria-invalid", "true");
  await expect(customs.getByLabel("Description")).toHaveAttribute("aria-invalid", "true");
  await customs.getByLabel("Signed by").fill("Sam Clerk");
  await customs.getByLabel("I certify").check();
  await customs.getByLabel("Description").fill("Cotton shirts");
  await customs.getByLabel("HS tariff number").fill("610910");
  await customs.getByLabel("Quantity").fill("2");
  await customs.getByLabel("Value").fill("12.50");
  await customs.getByLabel("Weight").fill("8");
  await page.getByRole("button", { name: "Verify and get rates" }).click();
  await buyButton(page).click();
  await expectLabel(page);
});

test("too little money is said in plain words, and after a deposit the same order is bought", async ({
  page,
}) => {
  await quote(page);
  await buyButton(page).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Not enough in the wallet; nothing was bought");
  await alert.getByRole("link", { name: "Deposit in the wallet" }).click();
  await deposit(page, "0.5", "BTC");
  await expect(page.getByText("0.50000000 BTC deposited.")).toBeVisible();
  await goTo(page, "Ship");
  await page.getByRole("button", { name: "Try again" }).click();
  await expectLabel(page);
});

test("a refusal of the carrier is told with its reason, and nothing is charged", async ({
  page,
}) => {
  await deposit(page, "5", "LTC");
  await quote(page, { ...capitol, Name: "MAGIC REFUSED" });
  await buyButton(page).click();
  await expect(page.getByRole("alert")).toContainText("This label was not bought");
  await expect(page.getByRole("alert")).toContainText("Nothing was charged for it.");
  await expect(page.getByRole("region", { name: "Balances", exact: true })).toContainText(
    "5.00000000 LTC",
  );
});

test("an outcome that is not known yet is told, with its money held", async ({ page }) => {
  await deposit(page, "5", "LTC");
  await quote(page, { ...capitol, Name: "MAGIC TIMEOUT LATE" });
  await buyButton(page).click();
  await expect(page.getByText("The carrier has not answered yet")).toBeVisible();
  await expect(page.getByRole("region", { name: "Balances", exact: true })).toContainText("held");
});

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
