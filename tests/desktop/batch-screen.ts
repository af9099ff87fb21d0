import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { projectFolder } from "#electron/runtime/places.ts";
import { mileHigh } from "../seeds/mile-high.ts";
import { stationOf } from "./ask-station.ts";
import { goTo } from "./desktop.ts";

export const sampleFile = readFileSync(
  join(projectFolder, "resources/examples/orders-sample.csv"),
  "utf8",
);

const header = "Order Number,Name,Street,City,State,Zip,Country,Length,Width,Height,Weight (oz)";

/** A file of parcels that go to Denver, each to a recipient of its own unless `name` says otherwise. */
export function orderFile(count: number, name = (at: number) => `Ada Quist ${at}`): string {
  const lines = Array.from(
    { length: count },
    (_, at) =>
      `T-${at + 1},${name(at)},${1000 + at} Broadway,Denver,CO,80203,US,10,8,4,${16 + (at % 7)}`,
  );
  return [header, ...lines].join("\n");
}

/** A station that can ship: a place to ship from, a box, play money. Opens home. */
export async function openHome(page: Page, coins = "100"): Promise<void> {
  const station = stationOf(page);
  await station.updateSettings({
    welcomed: true,
    shipFrom: [{ ...mileHigh, address: { ...mileHigh.address, phone: "303-555-0142" } }],
    packages: [{ id: "small", name: "Small box", length: 8, width: 6, height: 4, weight: null }],
    customs: { signer: "Ada Quist" },
  });
  await station.deposit({ currency: "LTC", amount: coins });
  await goTo(page, "Batch");
}

/** Drops a file on the home screen, as from the file manager. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([name, text]) => {
      const carried = new DataTransfer();
      carried.items.add(new File([text], name, { type: "text/csv" }));
      return carried;
    },
    [name, text] as const,
  );
  await page
    .getByText("Drop your orders here, or paste them with Ctrl+V")
    .dispatchEvent("drop", { dataTransfer });
  await expect(gridOf(page)).toBeVisible();
}

/** Ctrl+V, with this text in the clipboard. */
export function pasteText(page: Page, text: string): Promise<void> {
  return page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);
}

export function gridOf(page: Page): Locator {
  return page.getByRole("grid", { name: "Rows of the batch" });
}

/** The row of an order number. */
export function rowOf(page: Page, orderNumber: string): Locator {
  return gridOf(page)
    .getByRole("row")
    .filter({ has: page.getByRole("gridcell", { name: orderNumber, exact: true }) });
}

export function bar(page: Page): Locator {
  return page.getByRole("region", { name: "Purchase" });
}

/** All rows have been verified and rated. */
export async function expectChecked(page: Page, ready: number): Promise<void> {
  await expect(bar(page).getByText(`${ready} ready`, { exact: true })).toBeVisible();
  await expect(bar(page).getByRole("status")).not.toContainText("being checked");
}

/** Opens the confirmation and buys, by keyboard. */
export async function buyAll(page: Page): Promise<void> {
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Buy \d/ })).toBeFocused();
  await page.keyboard.press("Enter");
}
