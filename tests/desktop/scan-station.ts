import { expect, type Page } from "@playwright/test";
import { dana, orderFor, parcel, warehouse } from "../seeds/warehouse.ts";
import { stationOf } from "./ask-station.ts";
import { goTo } from "./desktop.ts";

/** Milliseconds between the keys of a wedge scanner. */
const gap = 5;

/**
 * What a wedge scanner does: it types, five milliseconds a key, and ends with Enter, or with more line ends than one. The keys bear
 * the times of the scanner, as they do when they come from the system, however slowly this machine hands them over.
 */
export async function scan(page: Page, code: string, { lineEnds = 1 } = {}): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  const keys = code.split("").map((key) => ({ key, text: key }));
  for (let end = 0; end < lineEnds; end += 1) keys.push({ key: "Enter", text: "\r" });
  const start = Date.now();
  for (const [index, { key, text }] of keys.entries()) {
    const timestamp = (start + index * gap) / 1000;
    await wire.send("Input.dispatchKeyEvent", { type: "keyDown", key, text, timestamp });
    await wire.send("Input.dispatchKeyEvent", { type: "keyUp", key, timestamp });
  }
  await wire.detach();
}

export function field(page: Page) {
  return page.getByRole("main").getByRole("textbox").first();
}

/** A bought label of an order that came over the API. */
export async function bought(page: Page, externalReference: string, name: string): Promise<string> {
  const station = stationOf(page);
  const order = await orderFor(station, [{ ...dana, name }], { externalReference });
  const { labels } = await station.purchaseLabels({ orderId: order.orderId });
  return labels[0]!.trackingCode!;
}

export async function openScan(page: Page): Promise<void> {
  await stationOf(page).deposit({ currency: "LTC", amount: "50" });
  await goTo(page, "Scan");
  await expect(field(page)).toBeFocused();
}

/** A checked batch with one parcel. */
export async function batchWith(
  page: Page,
  orderNumber: string,
  name: string,
  weight: number | null = 18,
) {
  const station = stationOf(page);
  await station.updateSettings({ shipFrom: [{ id: "main", name: "Main", address: warehouse }] });
  const { id } = await station.createBatch({ name: "Monday" });
  const { street1, city, state, zip, country } = dana;
  const toAddress = { name, street1, city, state, zip, country };
  await station.addBatchRow({ id, orderNumber, toAddress, package: { ...parcel, weight } });
  await expect.poll(async () => (await station.getBatch({ id })).counts.checking).toBe(0);
  return id;
}

/** Presses the buy key as a person does: until it is taken. Nothing is bought twice by it. */
export async function buy(page: Page, words: string): Promise<void> {
  await expect(page.getByText("Press Enter to buy")).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("Enter");
    // A slow machine may have taken the key already: a refusal that was tried again is told again.
    await expect(page.getByRole("main").getByText(words).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
}
