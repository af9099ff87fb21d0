import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { dana, orderFor } from "../seeds/warehouse.ts";
import { stationOf } from "./ask-station.ts";
import { checkLook } from "./check-look.ts";
import { goTo, test } from "./desktop.ts";
import { pickFolder } from "./pick-folder.ts";

/** Bought labels, by their order items. */
async function bought(page: Page, count: number): Promise<string[]> {
  const station = stationOf(page);
  await station.deposit({ currency: "LTC", amount: "50" });
  const people = Array.from({ length: count }, (_, index) => ({
    ...dana,
    name: `Person ${index + 1}`,
  }));
  const order = await orderFor(station, people, { externalReference: "SO-1" });
  const { labels } = await station.purchaseLabels({ orderId: order.orderId });
  return labels.map(({ orderItemId }) => orderItemId);
}

async function useFolder(page: Page, folder: string) {
  return stationOf(page).savePrinterProfile({
    name: "Packing table",
    route: { kind: "folder", folder: await pickFolder(page, join(folder, "prints")) },
  });
}

/** The address that other screens lead to. */
async function openPrint(page: Page, items: readonly string[]): Promise<void> {
  await page.evaluate((to) => (location.hash = to), `#/print/items/${items.join(",")}`);
  await expect(page.getByRole("heading", { name: "Print", exact: true })).toBeVisible();
}

function preview(page: Page) {
  return page.getByRole("region", { name: "Preview" });
}

async function prints(folder: string): Promise<string[]> {
  return (await readdir(join(folder, "prints")).catch(() => [])).filter((name) =>
    name.endsWith(".pdf"),
  );
}

test("the very pages are shown, turned, enlarged and printed, all by keyboard", async ({
  page,
  folder,
}) => {
  const items = await bought(page, 12);
  await useFolder(page, folder);
  await openPrint(page, items);
  await expect(preview(page)).toContainText("Page 1 of 12");
  const label = preview(page).getByRole("img", { name: /^Label/ });
  await expect(label).toHaveAttribute("aria-busy", "false");
  const width = () => label.evaluate((canvas) => canvas.getBoundingClientRect().width);
  const fitting = await width();
  await page.keyboard.press("PageDown");
  await expect(preview(page)).toContainText("Page 2 of 12");
  // The twelfth page is in another file than the first.
  for (let turn = 0; turn < 20; turn++) await page.keyboard.press("PageDown");
  await expect(preview(page)).toContainText("Page 12 of 12");
  await expect(label).toHaveAttribute("aria-busy", "false");
  await page.keyboard.press("+");
  await expect.poll(width).toBeGreaterThan(fitting);
  await page.keyboard.press("0");
  await expect.poll(width).toBe(fitting);
  await page.keyboard.press("Control+p");
  await expect(page.getByText("12 of 12 pages sent")).toBeVisible();
  expect(await prints(folder)).toHaveLength(1);
});

test("printing a second time asks, names how many, and only then prints", async ({
  page,
  folder,
}) => {
  const items = await bought(page, 3);
  await useFolder(page, folder);
  await openPrint(page, items.slice(0, 2));
  await expect(preview(page)).toContainText("Page 1 of 2");
  await page.keyboard.press("Control+p");
  await expect(page.getByText("2 of 2 pages sent")).toBeVisible();
  await openPrint(page, items);
  await expect(page.getByText("2 of them were printed before")).toBeVisible();
  await page.keyboard.press("Control+p");
  const dialog = page.getByRole("dialog", { name: "Print again?" });
  await expect(dialog).toContainText("2 of these 3 labels were printed before.");
  await checkLook(page, "print-again");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await prints(folder)).toHaveLength(1);
  await page.keyboard.press("Control+p");
  // The safer answer has the focus: only what is new.
  await expect(dialog.getByRole("button", { name: "Print only the new one" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 of 1 pages sent")).toBeVisible();
  expect(await prints(folder)).toHaveLength(2);
  await page.keyboard.press("Control+p");
  // All are printed now: the harmless answer has the keyboard.
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  expect(await prints(folder)).toHaveLength(2);
  await page.keyboard.press("Control+p");
  await dialog.getByRole("button", { name: "Print all 3 again" }).click();
  await expect(page.getByText("3 of 3 pages sent")).toBeVisible();
  await page.getByRole("tab", { name: "Journal" }).click();
  const journal = page.getByRole("table", { name: "Print journal" });
  await expect(journal.getByRole("row")).toHaveCount(7);
  await expect(journal).toContainText("no. 2");
  await checkLook(page, "print-journal");
  await page.getByRole("searchbox").fill("Person 3");
  await expect(journal.getByRole("row")).toHaveCount(3);
});

test("without a printer one is a key press away", async ({ page }) => {
  const items = await bought(page, 1);
  await openPrint(page, items);
  const setup = page.getByRole("region", { name: "Set up your printer" });
  await expect(setup).toBeVisible();
  await checkLook(page, "print-setup");
  await setup.getByRole("button", { name: /^Network label printer/ }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add a printer" });
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await checkLook(page, "print-printer-wrong");
  await page.keyboard.type("Zebra");
  await dialog.getByLabel("Address").fill("127.0.0.1");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Printer", { exact: true })).toContainText("Zebra");
  await expect(page.getByRole("button", { name: "Print (Ctrl+P)" })).toBeFocused();
  // A dialog that is closed gives the keyboard back to what opened it, and what is deleted to what is left beside it.
  await page.getByRole("tab", { name: "Printers" }).click();
  const edit = page.getByRole("button", { name: "Edit Zebra" });
  await edit.press("Enter");
  await page.getByRole("dialog").press("Escape");
  await expect(edit).toBeFocused();
  await page.getByRole("button", { name: "Delete Zebra" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
  const setUpAgain = page
    .getByRole("tabpanel")
    .getByRole("region", { name: "Set up your printer" });
  await expect(setUpAgain.locator(":focus")).toBeVisible();
});

test("a printer that does not answer stops its job, and the scan station tells it too", async ({
  page,
}) => {
  const items = await bought(page, 2);
  // Nothing listens at this port.
  await stationOf(page).savePrinterProfile({
    name: "Zebra",
    route: { kind: "zpl", host: "127.0.0.1", port: 9 },
  });
  await openPrint(page, items);
  await expect(preview(page)).toContainText("Page 1 of 2");
  await page.keyboard.press("Control+p");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("Stopped before the first page");
  await expect(alert).toContainText("See that it is switched on and connected");
  // What the machine said itself is for whoever asks for it.
  await expect(alert.getByText("127.0.0.1:9")).toBeHidden();
  await alert.getByText("Details").click();
  await expect(alert.getByText("127.0.0.1:9")).toBeVisible();
  await expect(page.getByLabel("Go on from page")).toHaveValue("1");
  await checkLook(page, "print-stopped");
  await goTo(page, "Scan");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Zebra stopped");
  await page.getByRole("main").getByRole("link", { name: "To the print jobs" }).click();
  await page.getByRole("button", { name: "Cancel the rest" }).click();
  await expect(page.getByText("Cancelled")).toBeVisible();
});

test("the print screen looks right in both languages", async ({ page, folder }) => {
  const items = await bought(page, 5);
  await useFolder(page, folder);
  for (const language of ["en", "es"] as const) {
    await stationOf(page).setPreferences({ language });
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.evaluate((to) => (location.hash = to), `#/print/items/${items.join(",")}`);
    await expect(page.getByRole("main").locator("canvas[aria-busy=false]").last()).toBeVisible();
    await checkLook(page, `print-pages-${language}`);
    for (const tab of ["jobs", "journal", "printers"]) {
      await page.evaluate((to) => (location.hash = to), `#/print/${tab}/all`);
      await expect(page.getByRole("tabpanel")).toBeVisible();
      await checkLook(page, `print-${tab}-${language}`);
    }
    await page.evaluate((to) => (location.hash = to), "#/print");
    await checkLook(page, `print-choose-${language}`);
  }
});
