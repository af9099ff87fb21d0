import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { customs, orderFor, parcel, toronto, warehouse } from "../seeds/warehouse.ts";
import { stationOf } from "./ask-station.ts";
import { checkLook } from "./check-look.ts";
import { goTo, test } from "./desktop.ts";
import { pickFolder } from "./pick-folder.ts";

async function useFolder(page: Page, folder: string) {
  return stationOf(page).savePrinterProfile({
    name: "Office printer",
    size: "letter-1",
    route: { kind: "folder", folder: await pickFolder(page, join(folder, "prints")) },
  });
}

async function prints(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, "prints")).catch(() => []);
  return names.filter((name) => name.endsWith(".pdf"));
}

test("a carrier's day is closed by keyboard: one form, shown, printed, and nothing left open", async ({
  page,
  folder,
}) => {
  const station = stationOf(page);
  await station.deposit({ currency: "LTC", amount: "50" });
  for (let index = 0; index < 3; index++) {
    const { orderId } = await orderFor(station);
    await station.purchaseLabels({ orderId });
  }
  await useFolder(page, folder);
  await goTo(page, "Print");
  await page.getByRole("tab", { name: "End of day" }).click();
  const open = page.getByRole("region", { name: "Labels without a form" });
  await expect(open).toContainText("1 DR CARLTON B GOODLETT PL, SAN FRANCISCO CA 94102");
  await expect(open).toContainText("USPS Ground Advantage 3");
  await checkLook(page, "end-of-day-open");
  await open.getByRole("button", { name: /^Make the form: USPS, .*, 3 labels$/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: /^USPS form of/ });
  const form = dialog.getByRole("img", { name: /page 1 of 1$/ });
  await expect(form).toHaveAttribute("aria-busy", "false");
  await checkLook(page, "end-of-day-form");
  await dialog.getByRole("button", { name: "Print", exact: true }).press("Enter");
  await expect(page.getByText("is on its way to Office printer.")).toBeVisible();
  await expect.poll(() => prints(folder)).toHaveLength(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toContainText("Every label of the last seven days is on a form.");
  const made = page.getByRole("region", { name: "Forms", exact: true });
  await expect(made.getByRole("button", { name: /^Show the form 9475/ })).toBeVisible();
  await page.getByRole("tab", { name: "Journal" }).click();
  await expect(page.getByRole("table", { name: "Print journal" })).toContainText("End-of-day form");
});

test("the papers of a parcel abroad are shown from its order, page by page", async ({ page }) => {
  const station = stationOf(page);
  await station.deposit({ currency: "LTC", amount: "50" });
  const { rates } = await station.getRates({
    fromAddress: warehouse,
    toAddress: toronto,
    packageDetails: parcel,
    carriers: ["USPS"],
    customsInfo: customs,
  });
  const items = [{ rateId: rates[0]?.id ?? "", packingSlip: true }];
  const { orderId } = await station.createOrder({ items, externalReference: "2001" });
  await station.purchaseLabels({ orderId });
  await goTo(page, "Orders");
  await page.getByRole("table").getByRole("link", { name: "2001" }).click();
  const papers = page.getByRole("group", { name: "Papers of this parcel" });
  await expect(papers.getByRole("button")).toHaveText([
    "Customs form CN 22 · 1 page",
    "Commercial invoice · 3 pages",
    "Packing slip · 1 page",
  ]);
  await expect(page.locator("canvas[aria-busy=false]")).toBeVisible();
  await checkLook(page, "order-papers");
  await papers.getByRole("button", { name: /^Commercial invoice/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Commercial invoice" });
  await expect(dialog).toContainText("No printer is set up yet.");
  await dialog.getByRole("button", { name: "Next page" }).press("Enter");
  await expect(
    dialog.getByRole("img", { name: "Commercial invoice, page 2 of 3" }),
  ).toHaveAttribute("aria-busy", "false");
  await checkLook(page, "order-invoice");
});

test("a return label is rated the way back, named with its price, and bought", async ({ page }) => {
  const station = stationOf(page);
  await station.deposit({ currency: "LTC", amount: "50" });
  const { orderId } = await orderFor(station, undefined, { externalReference: "3001" });
  await station.purchaseLabels({ orderId });
  await goTo(page, "Orders");
  await page.getByRole("table").getByRole("link", { name: "3001" }).click();
  await page.getByRole("button", { name: "Make return label" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Return label" });
  await expect(dialog).toContainText("Dana Ruiz sends the parcel back to Shipdeck.");
  const buy = dialog.getByRole("button", { name: /^Buy the return label for \$\d+\.\d\d$/ });
  await expect(buy).toBeVisible();
  await checkLook(page, "return-label-rates");
  await buy.press("Enter");
  await expect(page.getByRole("heading", { name: "Order RMA-3001" })).toBeVisible();
  await expect(page.getByText("Bought", { exact: true })).toBeVisible();
  const back = page.getByRole("region", { name: "Parcel to Shipdeck Warehouse" });
  await expect(back.getByText("Return", { exact: true })).toBeVisible();
  await expect(back.getByRole("button", { name: "Make return label" })).toHaveCount(0);
  await expect(page.locator("canvas[aria-busy=false]")).toBeVisible();
  await checkLook(page, "return-label-bought");
});
