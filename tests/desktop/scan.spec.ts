import { expect, type Page } from "@playwright/test";
import { dana, orderFor, parcel, warehouse } from "../seeds/warehouse.ts";
import { stationOf } from "./ask-station.ts";
import { checkLook } from "./check-look.ts";
import { apiUrl, goTo, test } from "./desktop.ts";

/** What a wedge scanner does: it types, five milliseconds a key, and ends with Enter. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code, { delay: 5 });
  await page.keyboard.press("Enter");
}

function field(page: Page) {
  return page.getByRole("main").getByRole("textbox").first();
}

/** A bought label of an order that came over the API. */
async function bought(page: Page, externalReference: string, name: string): Promise<string> {
  const station = stationOf(page);
  const order = await orderFor(station, [{ ...dana, name }], { externalReference });
  const { labels } = await station.purchaseLabels({ orderId: order.orderId });
  return labels[0]!.trackingCode!;
}

async function openScan(page: Page): Promise<void> {
  await stationOf(page).deposit({ currency: "LTC", amount: "50" });
  await goTo(page, "Scan");
  await expect(field(page)).toBeFocused();
}

test("the scan field has the focus, keeps it, and says so when a code is not known", async ({
  page,
}) => {
  await openScan(page);
  await scan(page, "NO-SUCH-1");
  await expect(page.getByRole("alert")).toContainText("NO-SUCH-1 is not known");
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  // The focus is on a button: a scan goes into the field all the same.
  await page.getByRole("button", { name: "Command barcodes" }).focus();
  await scan(page, "NO-SUCH-2");
  await expect(page.getByRole("alert")).toContainText("NO-SUCH-2 is not known");
  const history = page.getByRole("table", { name: "Last scans" });
  await expect(history.getByRole("row").first()).toContainText("NO-SUCH-2");
});

test("labels are checked against the awaited order, by keyboard alone", async ({ page }) => {
  await openScan(page);
  const right = await bought(page, "SO-1", "Dana Ruiz");
  const wrong = await bought(page, "SO-2", "Omar Aziz");
  await page.keyboard.press("F4");
  await expect(field(page)).toBeFocused();
  await scan(page, "so-1");
  const words = page.getByRole("main");
  await expect(words.getByText("Now scan the label", { exact: true })).toBeVisible();
  await scan(page, wrong);
  await expect(words.getByRole("alert")).toContainText("Wrong label");
  await expect(words.getByRole("alert")).toContainText("SO-2, Omar Aziz");
  await scan(page, `420${dana.zip}${right}`);
  await expect(words.getByText("The right label")).toBeVisible();
  const history = page.getByRole("table", { name: "Last scans" });
  await expect(history.getByRole("row").nth(0)).toContainText("Right label");
  await expect(history.getByRole("row").nth(1)).toContainText("Wrong label");
  await expect(history.getByRole("row").nth(2)).toContainText("Label awaited");
});

/** A checked batch with one parcel. */
async function batchWith(
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
async function buy(page: Page, words: string): Promise<void> {
  await expect(page.getByText("Press Enter to buy")).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByText(words)).toBeVisible({ timeout: 3000 });
  }).toPass();
}

test("scan, Enter, bought: the whole job by keyboard, and ready for the next", async ({ page }) => {
  await openScan(page);
  const id = await batchWith(page, "SO-7", "Noor Haddad");
  await scan(page, "SO-7");
  const main = page.getByRole("main");
  await expect(main.getByRole("region", { name: "Parcel" })).toContainText("Noor Haddad");
  await expect(main.getByRole("region", { name: "Parcel" })).toContainText("18 oz · 510 g");
  await buy(page, "Ready for the next");
  await expect(field(page)).toBeFocused();
  const { rows } = await stationOf(page).listBatchRows({ id });
  expect(rows).toMatchObject([{ status: "bought" }]);
  // The same slip again: nothing is bought a second time, however often Enter is pressed.
  await scan(page, "SO-7");
  await expect(main.getByText("Shipped already")).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(main.getByText("Shipped already")).toBeVisible();
  expect((await stationOf(page).listOrders({})).orders).toHaveLength(1);
  await checkLook(page, "scan-shipped-already");
});

test("a parcel without a weight asks for it, takes it in grams, and is rated by it", async ({
  page,
}) => {
  await openScan(page);
  const id = await batchWith(page, "SO-8", "Noor Haddad", null);
  await scan(page, "SO-8");
  const main = page.getByRole("main");
  await expect(main.getByText("Put it on the scale")).toBeVisible();
  await checkLook(page, "scan-weigh");
  await page.keyboard.press("F2");
  await expect(main.getByLabel("Another weight")).toBeFocused();
  await page.keyboard.type("510 g", { delay: 60 });
  await page.keyboard.press("Enter");
  await expect(main.getByText("Press Enter to buy")).toBeVisible();
  await expect(field(page)).toBeFocused();
  const { rows } = await stationOf(page).listBatchRows({ id });
  expect(rows[0]?.package.weight).toBeCloseTo(17.99, 1);
  await buy(page, "Ready for the next");
});

test("a scale that is plugged in gives the weight as soon as it is steady", async ({ page }) => {
  await apiUrl(page);
  // A scale at the edge of the browser; its reports are those of a Mettler-Toledo PS60.
  await page.addInitScript(() => {
    class Scale extends EventTarget {
      opened = false;
      productName = "PS60";
      async open() {
        this.opened = true;
      }
      async close() {
        this.opened = false;
      }
    }
    const scale = new Scale();
    const hid = Object.assign(new EventTarget(), { getDevices: async () => [scale] });
    Object.defineProperty(navigator, "hid", { value: hid });
    const weigh = (bytes: number[]) => {
      const data = new DataView(Uint8Array.from(bytes).buffer);
      scale.dispatchEvent(Object.assign(new Event("inputreport"), { reportId: 3, data }));
    };
    Object.assign(window, { weigh });
  });
  await page.reload();
  await openScan(page);
  const weigh = (...bytes: number[]) =>
    page.evaluate(
      (bytes) => (window as unknown as { weigh(bytes: number[]): void }).weigh(bytes),
      bytes,
    );
  const id = await batchWith(page, "SO-8", "Noor Haddad", null);
  await weigh(2, 12, 254, 0, 0);
  await expect(page.getByRole("status", { name: "PS60" })).toContainText("Scale empty");
  await scan(page, "SO-8");
  await expect(page.getByText("Put it on the scale")).toBeVisible();
  await weigh(3, 12, 254, 35, 0);
  await expect(page.getByRole("status", { name: "PS60" })).toContainText("Weighing");
  await expect(page.getByText("Put it on the scale")).toBeVisible();
  await weigh(4, 12, 254, 254, 1);
  await expect(page.getByText("Press Enter to buy")).toBeVisible();
  const { rows } = await stationOf(page).listBatchRows({ id });
  expect(rows[0]?.package.weight).toBe(81.6);
});

test("a scanner that is used in the weight field scans all the same", async ({ page }) => {
  await openScan(page);
  await batchWith(page, "SO-8", "Noor Haddad");
  await scan(page, "SO-8");
  await expect(page.getByText("Press Enter to buy")).toBeVisible();
  await page.keyboard.press("F2");
  await scan(page, "SO-404");
  await expect(page.getByRole("alert")).toContainText("SO-404 is not known");
  expect((await stationOf(page).listOrders({})).orders).toHaveLength(0);
});

test("two line ends after a code buy nothing", async ({ page }) => {
  await openScan(page);
  await batchWith(page, "SO-8", "Noor Haddad");
  await scan(page, "SO-8");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Press Enter to buy")).toBeVisible();
  expect((await stationOf(page).listOrders({})).orders).toHaveLength(0);
});

test("a refusal of the carrier is told in large words, and nothing is charged", async ({
  page,
}) => {
  await openScan(page);
  await batchWith(page, "SO-9", "MAGIC REFUSED");
  await scan(page, "SO-9");
  await buy(page, "Not bought");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Nothing was charged");
  await checkLook(page, "scan-not-bought");
});

test("an order that came over the API is bought by the same key", async ({ page }) => {
  await openScan(page);
  await orderFor(stationOf(page), [dana], { externalReference: "API-1" });
  await scan(page, "API-1");
  await expect(page.getByText("Press Enter to buy")).toBeVisible();
  await checkLook(page, "scan-order");
  await buy(page, "Ready for the next");
  const { orders } = await stationOf(page).listOrders({});
  expect(orders).toMatchObject([{ externalReference: "API-1", paymentStatus: "paid" }]);
});

test("a wrong label sounds otherwise than a right one, and silence is kept when sounds are off", async ({
  page,
}) => {
  await openScan(page);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    window.AudioContext = class extends AudioContext {
      override createOscillator() {
        const tone = super.createOscillator();
        const start = tone.start.bind(tone);
        tone.start = (when) => {
          heard.push(`${tone.type} ${tone.frequency.value}`);
          start(when);
        };
        return tone;
      }
    };
  });
  const right = await bought(page, "SO-1", "Dana Ruiz");
  await page.keyboard.press("F4");
  const heard = () =>
    page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
  await scan(page, right);
  await expect(page.getByText("A good label")).toBeVisible();
  expect(await heard()).toEqual(["sine 880", "sine 1320"]);
  await scan(page, "STRANGE");
  await expect(page.getByRole("alert")).toContainText("Not known");
  expect(await heard()).toEqual(["sawtooth 150"]);
  await stationOf(page).setPreferences({ sounds: false });
  await scan(page, right);
  await expect(page.getByText("A good label")).toBeVisible();
  expect(await heard()).toEqual([]);
});

test("command barcodes are shown and obeyed", async ({ page }) => {
  await openScan(page);
  await page.getByRole("button", { name: "Command barcodes" }).click();
  const dialog = page.getByRole("dialog", { name: "Command barcodes" });
  await expect(dialog.getByRole("img", { name: "SHIPDECK-CHECK" })).toBeVisible();
  await checkLook(page, "scan-commands");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await scan(page, "SHIPDECK-CHECK");
  await expect(page.getByLabel("Scan an order number, then its label")).toBeFocused();
  await scan(page, "SHIPDECK-SHIP");
  await expect(page.getByLabel("Scan an order number", { exact: true })).toBeFocused();
});

test("the scan station looks right in both languages", async ({ page }) => {
  test.setTimeout(120_000);
  await openScan(page);
  const code = await bought(page, "SO-1", "Dana Ruiz");
  for (const language of ["en", "es"] as const) {
    await stationOf(page).setPreferences({ language });
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.keyboard.press("Escape");
    await checkLook(page, `scan-ready-${language}`);
    await scan(page, "SO-1");
    await expect(page.getByRole("main")).toContainText(code);
    await checkLook(page, `scan-already-${language}`);
    await scan(page, "SO-404");
    await expect(page.getByRole("alert")).toBeVisible();
    await checkLook(page, `scan-unknown-${language}`);
    await page.keyboard.press("F4");
    await scan(page, code);
    await expect(page.getByRole("main")).toContainText("Montgomery");
    await checkLook(page, `scan-check-${language}`);
    await page.keyboard.press("F4");
  }
});
