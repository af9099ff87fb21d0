import { expect } from "@playwright/test";
import { dropFile, gridOf, openHome, orderFile } from "./batch-screen.ts";
import { test } from "./desktop.ts";

const rows = 10_000;

/** How smoothly it scrolls is measured in `npm run bench scroll`. */
test("ten thousand rows are gone through, and few of them are kept in the page", async ({
  page,
}) => {
  await openHome(page);
  await dropFile(page, "many.csv", orderFile(rows));
  const grid = gridOf(page);
  await expect(grid).toHaveAttribute("aria-rowcount", String(rows + 1));
  for (const share of [0.25, 0.5, 0.75]) {
    await grid.evaluate((frame, part) => {
      frame.scrollTop = frame.scrollHeight * part;
    }, share);
    const there = `T-${rows * share + 5}`;
    await expect(grid.getByRole("gridcell", { name: there, exact: true })).toBeVisible();
    expect(await grid.getByRole("row").count()).toBeLessThan(80);
  }
  await grid.focus();
  await page.keyboard.press("Control+End");
  await expect(grid.getByRole("gridcell", { name: `T-${rows}`, exact: true })).toBeVisible();
});
