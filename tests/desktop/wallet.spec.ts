import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { dana, magic, orderFor, parcel, warehouse } from "../seeds/warehouse.ts";
import { stationOf } from "./ask-station.ts";
import { checkLook } from "./check-look.ts";
import { deposit } from "./by-hand.ts";
import { goTo, test } from "./desktop.ts";

/** Two orders of the cheapest, one of each other carrier, one whose outcome is not known, one given back. */
async function someMoneyMoved(page: Page): Promise<void> {
  const station = stationOf(page);
  await station.deposit({ currency: "LTC", amount: "50" });
  await station.deposit({ currency: "BTC", amount: "0.01" });
  for (const name of ["PO-1001", "PO-1002"]) {
    const { orderId } = await orderFor(station, undefined, { externalReference: name });
    await station.purchaseLabels({ orderId });
  }
  for (const carrier of ["UPS", "FEDEX", "DHL"]) {
    const { rates } = await station.getRates({
      fromAddress: warehouse,
      toAddress: dana,
      packageDetails: parcel,
      carriers: [carrier],
    });
    const { orderId } = await station.createOrder({
      items: [{ rateId: rates[0]?.id ?? "" }],
      externalReference: `PO-${carrier}`,
    });
    await station.purchaseLabels({ orderId });
  }
  const back = await orderFor(station, undefined, { externalReference: "PO-BACK" });
  await station.purchaseLabels({ orderId: back.orderId });
  await station.voidLabel({ orderItemId: back.items[0]?.orderItemId ?? "" });
  const late = await orderFor(station, [magic("TIMEOUT LATE")]);
  await station.purchaseLabels({ orderId: late.orderId });
}

test("held money stands apart from what can be spent, each with its worth and the rate's source", async ({
  page,
}) => {
  await someMoneyMoved(page);
  await goTo(page, "Wallet");
  const balances = page.getByRole("region", { name: "Balances by currency" });
  const ltc = balances.getByRole("row", { name: /^LTC / });
  await expect(ltc).toContainText("$80.00");
  await expect(ltc).toContainText(/pinned/i);
  await expect(balances).toContainText("Held money is kept for labels");
});

test("the history is narrowed by order and by type, and a line leads to its order", async ({
  page,
}) => {
  await someMoneyMoved(page);
  await goTo(page, "Wallet");
  const history = page.getByRole("region", { name: "Transactions" });
  await expect(history.getByRole("row", { name: /PO-1001/ })).toContainText(
    "USPS Ground Advantage",
  );
  await history.getByLabel("Order, recipient or tracking code").fill("po-back");
  await expect(history.getByRole("row")).toHaveCount(3);
  await history.getByLabel("Type").selectOption("Refund");
  await expect(history.getByRole("row")).toHaveCount(2);
  await history.getByLabel("Order, recipient or tracking code").fill("nobody");
  await expect(history).toContainText("Nothing matches these filters.");
  await history.getByRole("button", { name: "Clear filters" }).click();
  await history.getByRole("link", { name: "PO-1002" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("PO-1002");
});

test("the history is saved as a file that a spreadsheet reads", async ({ page, desk, folder }) => {
  await deposit(page, "5", "LTC");
  const file = join(folder, "history.csv");
  await desk.app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, file);
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expect(page.getByText(`Saved as ${file}`)).toBeVisible();
  const text = await readFile(file, "utf8");
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text).toContain("deposit,LTC,5.00000000,400.00,80.00,5.00000000");
});

test("spending is drawn by day and told as a table, by carrier and by service", async ({
  page,
}) => {
  await someMoneyMoved(page);
  await goTo(page, "Wallet");
  await page.getByRole("tab", { name: "Spending" }).click();
  const days = page.getByRole("region", { name: "By day" });
  const chart = days.getByRole("img", { name: /^Spent by day from .* in all\.$/ });
  await expect(chart.locator("canvas")).toBeVisible();
  const ink = await chart.locator("canvas").evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value) => value !== 0);
  });
  expect(ink).toBe(true);
  const station = stationOf(page);
  const today = (await station.listWalletEntries({ limit: 1 })).entries[0]?.createdAt.slice(0, 10);
  expect(today).toBeDefined();
  await days.getByRole("button", { name: "Show as table" }).click();
  await expect(days.getByRole("row")).toHaveCount(2);
  const carriers = page.getByRole("region", { name: "By carrier" });
  await expect(carriers.getByRole("row")).toHaveCount(5);
  await expect(carriers).toContainText("FedEx");
  await expect(page.getByRole("region", { name: "By service" })).toContainText(
    "USPS Ground Advantage",
  );
  await page.getByText("Last month").click();
  await expect(page.getByText("No label was bought in these days.")).toBeVisible();
});

test("the wallet is free of accessibility violations, in both themes and both languages", async ({
  page,
}) => {
  await goTo(page, "Wallet");
  await expect(page.getByText("Nothing has moved yet.")).toBeVisible();
  await checkLook(page, "wallet-empty");
  await someMoneyMoved(page);
  await expect(page.getByRole("link", { name: "PO-BACK" }).first()).toBeVisible();
  await checkLook(page, "wallet-history");
  await page.getByRole("tab", { name: "Spending" }).click();
  await expect(page.getByRole("region", { name: "By service" })).toBeVisible();
  await checkLook(page, "wallet-spending");
  await page.setViewportSize({ width: 1920, height: 1080 });
  await checkLook(page, "wallet-spending-large");
  await page.setViewportSize({ width: 1280, height: 800 });
  await stationOf(page).setPreferences({ language: "es" });
  await expect(page.getByRole("heading", { name: "Monedero" })).toBeVisible();
  await checkLook(page, "wallet-spending-es");
  await page.getByRole("tab", { name: "Historial" }).click();
  await checkLook(page, "wallet-history-es");
});
