import { expect } from "@playwright/test";
import { stationOf } from "./ask-station.ts";
import { bar, buyAll, dropFile, expectChecked, openHome, orderFile } from "./batch-screen.ts";
import { openDesk, test } from "./desktop.ts";

test("a purchase that is paused, killed and opened again goes on where it was", async ({
  folder,
}) => {
  const first = await openDesk(folder);
  await openHome(first.page);
  await dropFile(
    first.page,
    "slow.csv",
    orderFile(12, () => "MAGIC SLOW"),
  );
  await expectChecked(first.page, 12);
  await buyAll(first.page);
  await bar(first.page).getByRole("button", { name: "Pause" }).click();
  await expect(bar(first.page)).toContainText("Paused");
  const gone = new Promise((resolve) => {
    first.app.process().once("exit", resolve);
  });
  first.app.process().kill("SIGKILL");
  await gone;
  const second = await openDesk(folder);
  await second.page.getByRole("link", { name: /slow/ }).click();
  await expect(bar(second.page)).toContainText("Paused");
  await bar(second.page).getByRole("button", { name: "Go on" }).click();
  const after = second.page.getByRole("group", { name: "What was bought" });
  await expect(after.getByRole("status")).toContainText("12 of 12 bought", { timeout: 120_000 });
  const { orders } = await stationOf(second.page).listOrders({ limit: 100 });
  expect(orders.filter(({ labels }) => labels.success === 1)).toHaveLength(12);
  await second.app.close();
});

test("a window that crashes in the middle of a purchase loses nothing", async ({ desk, page }) => {
  await openHome(page);
  await dropFile(
    page,
    "slow.csv",
    orderFile(8, () => "MAGIC SLOW"),
  );
  await expectChecked(page, 8);
  await buyAll(page);
  await expect(bar(page)).toContainText("Buying");
  // The station opens the window again by itself.
  await desk.app.evaluate(
    ({ BrowserWindow }) =>
      new Promise<void>((resolve) => {
        const page = BrowserWindow.getAllWindows()[0]?.webContents;
        page?.once("did-finish-load", () => resolve());
        page?.forcefullyCrashRenderer();
      }),
  );
  // Playwright has lost its page; the window itself says what it shows now.
  const shown = () =>
    desk.app.evaluate(
      ({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
          "document.querySelector('[role=group][aria-label=\"What was bought\"]')?.innerText ?? ''",
        ) as Promise<string>,
    );
  await expect.poll(shown).toContain("8 of 8 bought");
});
