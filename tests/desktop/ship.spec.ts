import { expect } from "@playwright/test";
import {
  addressGroup,
  buyButton,
  capitol,
  deposit,
  expectLabel,
  fillAddress,
  fillPackage,
  quote,
  warehouse,
} from "./by-hand.ts";
import { goTo, test } from "./desktop.ts";

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
  // What is done with a label is beside it.
  await page.getByRole("link", { name: "Papers, refund, order" }).click();
  await expect(page.getByRole("main").getByRole("button", { name: /void/i }).first()).toBeVisible();
  await goTo(page, "Ship");
  await page.getByRole("link", { name: "Print the label" }).click();
  await expect(page.getByRole("heading", { name: "Print", exact: true })).toBeVisible();
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
