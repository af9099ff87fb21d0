import { expect, type Page } from "@playwright/test";
import { checkLook } from "./check-look.ts";
import { fillAddress, warehouse } from "./by-hand.ts";
import { goTo, openDesk, skipWelcome, test } from "./desktop.ts";

function form(page: Page) {
  return page.getByRole("form", { name: "Where you ship from" });
}

function fields(page: Page) {
  return page.getByRole("group", { name: "Where you ship from" });
}

test("the first start leads from the sender's address over play money to the sample orders", async ({
  folder,
}) => {
  const { app, page } = await openDesk(folder);
  await expect(page.getByRole("heading", { name: "Welcome to Shipdeck" })).toBeVisible();
  await form(page).getByLabel("What you call it").fill("Denver");
  await fillAddress(fields(page), warehouse);
  await page.keyboard.press("Enter");
  const standard = page.getByRole("button", { name: /^Use 1701 WYNKOOP ST/ });
  await expect(standard).toBeFocused();
  await page.keyboard.press("Enter");
  const deposit = page.getByRole("button", { name: "Deposit 10 LTC of play money" });
  await expect(deposit).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Take the sample orders" })).toBeFocused();
  await expect(page.getByRole("region", { name: "Balances", exact: true })).toContainText(
    "10.00000000 LTC",
  );
  await goTo(page, "Settings");
  await expect(page.getByRole("article", { name: "Denver" })).toContainText("1701 WYNKOOP ST");
  await app.close();
});

test("Enter alone leads from the first start to the sample orders", async ({ folder }) => {
  const { app, page } = await openDesk(folder);
  for (const name of [
    "Fill in an example",
    "Verify and save",
    /^Use 1701 WYNKOOP ST/,
    "Deposit 10 LTC of play money",
    "Take the sample orders",
  ]) {
    await expect(page.getByRole("button", { name })).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("grid", { name: "Rows of the batch" })).toBeFocused();
  await app.close();
});

test("the first steps are skipped with one press and do not come back", async ({ folder }) => {
  const first = await openDesk(folder);
  await skipWelcome(first.page);
  await expect(first.page.getByRole("heading", { name: "Batch", exact: true })).toBeVisible();
  await first.app.close();
  const second = await openDesk(folder);
  await expect(second.page.getByRole("heading", { name: "Batch", exact: true })).toBeVisible();
  await expect(second.page.getByText("Running")).toBeVisible();
  await expect(second.page.getByRole("button", { name: "Skip all" })).toBeHidden();
  await second.app.close();
});

test("an address that cannot be verified is told field by field, and may be kept as it is", async ({
  folder,
}) => {
  const { app, page } = await openDesk(folder);
  await fillAddress(fields(page), { ...warehouse, "ZIP or postal code": "10001" });
  await page.getByRole("button", { name: "Verify and save" }).click();
  await expect(form(page).getByLabel("ZIP or postal code")).toHaveAttribute("aria-invalid", "true");
  await checkLook(page, "welcome-wrong");
  await page.getByRole("button", { name: "Save as typed" }).click();
  await expect(page.getByRole("button", { name: /^Deposit/ })).toBeVisible();
  await checkLook(page, "welcome-funds");
  await app.close();
});
