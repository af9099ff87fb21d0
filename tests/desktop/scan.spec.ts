import { expect } from "@playwright/test";
import { dana, orderFor } from "../seeds/warehouse.ts";
import { stationOf } from "./ask-station.ts";
import { checkLook } from "./check-look.ts";
import { apiUrl, test } from "./desktop.ts";
import { batchWith, buy, field, openScan, scan } from "./scan-station.ts";

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
  await expect(main.getByText("Shipped already").first()).toBeVisible();
  // The banner says so, not the list of scans alone.
  await expect(main.getByText("Ready for the next")).toBeHidden();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(main.getByText("Shipped already").first()).toBeVisible();
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
  await expect(main.getByLabel("Weight (F2)")).toBeFocused();
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
  await scan(page, "SO-8", { lineEnds: 2 });
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
