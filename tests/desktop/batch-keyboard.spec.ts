import { expect, type Locator } from "@playwright/test";
import { bar, expectChecked, gridOf, openHome, rowOf } from "./batch-screen.ts";
import { test } from "./desktop.ts";

const pasted = [
  "Order Number\tName\tStreet\tCity\tState\tZip\tCountry\tLength\tWidth\tHeight\tWeight (oz)",
  "K-1\tAda Quist\t20 W 34th St\tManhattan\tNY\t10001\tUS\t10\t8\t4\t18",
  "K-2\tBeth Larson\t700 W Jefferson St\tBoise\tID\t83720\tUS\t15\t11\t3\t",
  "K-3\tKai Nakamura\t415 S Beretania St\tHonolulu\tHI\t96813\tUS\t10\t10\t5\t48",
].join("\n");

/** What the grid says the keyboard is on. */
async function activeCell(grid: Locator): Promise<Locator> {
  const id = await grid.getAttribute("aria-activedescendant");
  return grid.page().locator(`#${id}`);
}

test("a whole job is done by keyboard alone, from pasting to the print screen", async ({
  desk,
  page,
}) => {
  await openHome(page);
  await desk.app.evaluate(({ clipboard }, text) => clipboard.writeText(text), pasted);
  await page.keyboard.press("Control+v");
  const grid = gridOf(page);
  await expect(grid).toBeFocused();
  await expectChecked(page, 2);
  // The suggestion of the first row.
  await expect(rowOf(page, "K-1")).toContainText("Suggestion");
  await page.keyboard.press(".");
  await expect(rowOf(page, "K-1")).toContainText("Verified");
  // The weight that is missing.
  await page.keyboard.press("ArrowDown");
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
  await expect(rowOf(page, "K-2")).toContainText("has no weight");
  await page.keyboard.press("Enter");
  await page.keyboard.type("1 lb 4 oz");
  await page.keyboard.press("Enter");
  await expect(await activeCell(grid)).toContainText("20 oz");
  await expect(grid).toBeFocused();
  await expectChecked(page, 3);
  // Another service for the third.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("r");
  const rates = page.getByRole("radiogroup", { name: "Rates" });
  await expect(rates.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(rates.getByRole("radio").nth(1)).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(grid).toBeFocused();
  // The first is left out, then all three are chosen and taken in again.
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Delete");
  await expect(rowOf(page, "K-1")).toContainText("Left out");
  await page.keyboard.press("Control+a");
  await expect(page.getByText("3 rows chosen")).toBeVisible();
  await page.keyboard.press("Delete");
  await expect(rowOf(page, "K-1")).not.toContainText("Left out");
  await page.keyboard.press("Escape");
  // Found by its number.
  await page.keyboard.press("/");
  await page.keyboard.type("K-3");
  await expect(rowOf(page, "K-1")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(rowOf(page, "K-1")).toBeVisible();
  await expect(grid).toBeFocused();
  // Bought after a second thought, and off to the printer.
  await expectChecked(page, 3);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(grid).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expect(
    page.getByRole("dialog").getByRole("button", { name: /^Buy 3 labels for \$/ }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "What was bought" })).toContainText("3 of 3 bought");
  await page.keyboard.press("Control+p");
  await expect.poll(() => page.evaluate(() => window.location.hash)).toMatch(/^#\/print\/batch\//);
});

test("a row that is put right leaves the list of problems, and the keyboard is on the next one", async ({
  desk,
  page,
}) => {
  await openHome(page);
  const wrong = pasted
    .replace("20 W 34th St", "W 34th St")
    .replace("700 W Jefferson St", "W Jefferson St");
  await desk.app.evaluate(({ clipboard }, text) => clipboard.writeText(text), wrong);
  await page.keyboard.press("Control+v");
  const grid = gridOf(page);
  await expectChecked(page, 1);
  await page.getByRole("button", { name: "Problems 2" }).focus();
  await page.keyboard.press("Enter");
  await expect(grid).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Street", { exact: true })).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("20 W 34th St");
  await page.keyboard.press("Enter");
  await expect(rowOf(page, "K-1")).toBeHidden();
  await expect(grid).toBeFocused();
  await expect(await activeCell(grid)).toContainText("Boise");
  await page.keyboard.press("Escape");
  await expect(rowOf(page, "K-1")).toBeVisible();
});

test("a cell that cannot be read says how to write it, and Escape leaves it as it was", async ({
  desk,
  page,
}) => {
  await openHome(page);
  await desk.app.evaluate(({ clipboard }, text) => clipboard.writeText(text), pasted);
  await page.keyboard.press("Control+v");
  await expect(gridOf(page)).toBeFocused();
  await rowOf(page, "K-1").getByRole("gridcell").nth(5).click();
  await page.keyboard.press("F2");
  await page.keyboard.type("a box");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Write three sides");
  await page.keyboard.press("Escape");
  await expect(rowOf(page, "K-1")).toContainText("10×8×4 in");
  await expect(bar(page)).toBeVisible();
});
