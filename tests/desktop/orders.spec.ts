import { expect, type Page } from "@playwright/test";
import { capitol, deposit, quote } from "./by-hand.ts";
import { goTo, test } from "./desktop.ts";
import { checkLook } from "./check-look.ts";

async function ship(page: Page, reference: string, name: string): Promise<void> {
  await goTo(page, "Ship");
  const another = page.getByRole("button", { name: "Ship another parcel" });
  if (await another.isVisible()) await another.click();
  await page.getByLabel("Reference").fill(reference);
  await quote(page, { ...capitol, Name: name });
  await page.getByRole("button", { name: /^Buy label/ }).click();
  await expect(another).toBeVisible();
  await expect(page.getByText("Bought", { exact: true })).toBeVisible();
}

test("an order is found by its number, its recipient and its tracking code, by keyboard alone", async ({
  page,
}) => {
  await deposit(page, "5", "LTC");
  await expect(page.getByText("deposited.")).toBeVisible();
  await ship(page, "1001", "Ada Ramirez");
  await ship(page, "1002", "Grace Hopper");
  await page.keyboard.press("Control+5");
  await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
  const table = page.getByRole("table", { name: "Orders" });
  await expect(table.getByRole("row")).toHaveCount(3);
  await expect(table.getByRole("row", { name: /1001/ })).toContainText("Ada Ramirez Austin, TX");
  await page.keyboard.press("/");
  await page.keyboard.type("hopper");
  await expect(table.getByRole("row")).toHaveCount(2);
  await expect(page.getByText("1 order", { exact: true })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(table.getByRole("link", { name: "1002" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Order 1002" })).toBeVisible();
  const code = /Tracking code (\S+)/.exec(await page.locator("main").innerText())?.[1] ?? "";
  expect(code.length).toBeGreaterThan(8);
  await page.keyboard.press("Control+5");
  await page.getByRole("searchbox").fill(code);
  await expect(table.getByRole("link", { name: "1002" })).toBeVisible();
  await expect(table.getByRole("row")).toHaveCount(2);
  await page.getByRole("searchbox").fill("nobody at all");
  await expect(page.getByText("No order fits these filters.")).toBeVisible();
  await page.getByRole("button", { name: "Clear the filters" }).click();
  await expect(table.getByRole("row")).toHaveCount(3);
  await page.getByLabel("Payment").selectOption("failed");
  await expect(page.getByText("No order fits these filters.")).toBeVisible();
});

test("a label is voided after its refund was named, and the order says that it came back", async ({
  page,
}) => {
  await deposit(page, "5", "LTC");
  await expect(page.getByText("deposited.")).toBeVisible();
  await ship(page, "1001", "Ada Ramirez");
  await goTo(page, "Orders");
  await page.getByRole("table").getByRole("link").first().click();
  const refund = page.getByRole("status", { name: "Refund" });
  await expect(refund).toContainText("Not asked for");
  await expect(page.getByRole("region", { name: "To", exact: true })).toContainText("Ada Ramirez");
  await expect(page.getByRole("region", { name: "Package", exact: true })).toContainText("992 g");
  await expect(page.locator("canvas[aria-busy=false]")).toBeVisible();
  await checkLook(page, "order-bought");
  await page.getByRole("button", { name: /^Void the label/ }).click();
  const dialog = page.getByRole("dialog", { name: "Void this label?" });
  await expect(dialog).toContainText(/\$\d+\.\d\d \(0\.\d{8} LTC\) goes back to the wallet/);
  await dialog.getByRole("button", { name: /^Void and refund \$/ }).click();
  await expect(refund).toContainText(/came back to the wallet on/);
  await expect(page.getByText("Refunded", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Balances", exact: true })).toContainText(
    "5.00000000 LTC",
  );
});

test("the label's file is shown in the file manager, and the order is copied as curl", async ({
  desk,
}) => {
  const { app, page } = desk;
  await deposit(page, "5", "LTC");
  await expect(page.getByText("deposited.")).toBeVisible();
  await ship(page, "1001", "Ada Ramirez");
  await goTo(page, "Orders");
  await page.getByRole("table").getByRole("link").first().click();
  // No file manager is opened on the test machine: what it would show is noted instead.
  await app.evaluate(({ shell }) => {
    const noted = globalThis as unknown as { shown?: string };
    shell.showItemInFolder = (path) => void (noted.shown = path);
  });
  await page.getByRole("button", { name: "Show the label file" }).click();
  await expect
    .poll(() => app.evaluate(() => (globalThis as unknown as { shown?: string }).shown ?? ""))
    .toMatch(/labels.*\.pdf$/);
  await page.getByRole("button", { name: "Copy as curl" }).click();
  const copied = await app.evaluate(({ clipboard }) => clipboard.readText());
  expect(copied).toMatch(/^curl http:\/\/127\.0\.0\.1:\d+\/api\/v1\/orders\/ord_/);
  expect(copied).toContain("$SHIPDECK_API_SECRET");
});
