import { expect } from "@playwright/test";
import { dana } from "../seeds/warehouse.ts";
import { stationOf } from "./ask-station.ts";
import { checkLook } from "./check-look.ts";
import { test } from "./desktop.ts";
import { bought, field, openScan, scan } from "./scan-station.ts";

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
