import { expect, type ElectronApplication, type Page } from "@playwright/test";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stationOf } from "./ask-station.ts";
import { checkLook } from "./check-look.ts";
import { deposit, quote } from "./by-hand.ts";
import { goTo, openDesk, skipWelcome, test } from "./desktop.ts";

const passphrase = "correct horse battery";

async function openTab(page: Page, name: string): Promise<void> {
  await goTo(page, "Settings");
  await page.getByRole("tab", { name }).click();
}

/** The system's own dialogs cannot be pressed by a test: they answer at once. Nor is a second app started. */
function answerDialogs(app: ElectronApplication, path: string): Promise<void> {
  return app.evaluate(({ app: own, dialog }, chosen) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: chosen });
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [chosen] });
    own.relaunch = () => {};
  }, path);
}

async function buyOne(page: Page): Promise<void> {
  await deposit(page, "5", "LTC");
  await expect(page.getByText("deposited.")).toBeVisible();
  await quote(page);
  await page.getByRole("button", { name: /^Buy label/ }).click();
  await expect(page.getByText("Bought", { exact: true })).toBeVisible();
}

test("a backup is made and tried, and comes back after a restart with what was there", async ({
  folder,
}) => {
  const first = await openDesk(folder);
  const file = join(folder, "saved.backup");
  await buyOne(first.page);
  await answerDialogs(first.app, file);
  await openTab(first.page, "Backup");
  await first.page.getByRole("button", { name: "Make a backup …" }).click();
  await expect(
    first.page.getByText(/1 label and the database are in .*saved\.backup/),
  ).toBeVisible();
  expect(existsSync(file)).toBe(true);
  await deposit(first.page, "7", "BTC");
  await expect(first.page.getByText("7.00000000 BTC deposited.")).toBeVisible();
  await openTab(first.page, "Backup");
  await first.page.getByRole("button", { name: "Choose a backup" }).click();
  const ended = first.app.waitForEvent("close");
  await first.page.getByRole("button", { name: "Restore and start again" }).click();
  await ended;
  const second = await openDesk(folder);
  await expect(second.page.getByText("The backup was brought in")).toBeVisible();
  const purse = second.page.getByRole("region", { name: "Balances", exact: true });
  await expect(purse).toContainText("LTC");
  await expect(purse).toContainText("0.00000000 BTC");
  await second.app.close();
});

test("an encrypted backup comes back on a fresh computer with labels, settings and webhook secrets, and another passphrase is told at its field", async ({
  folder,
}) => {
  const [mine, theirs, file] = ["mine", "theirs", "all.backup"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  mkdirSync(mine);
  mkdirSync(theirs);
  const first = await openDesk(mine);
  await buyOne(first.page);
  await stationOf(first.page).createWebhook({
    webhookUrl: "http://127.0.0.1:9/",
    events: ["label.created"],
  });
  await stationOf(first.page).setPreferences({ theme: "dark" });
  await answerDialogs(first.app, file);
  await openTab(first.page, "Backup");
  await first.page.getByRole("button", { name: "Make an encrypted backup" }).click();
  const asking = first.page.getByRole("dialog", { name: "Make a backup" });
  await asking.getByLabel("Passphrase", { exact: true }).fill("short");
  await asking.getByRole("button", { name: "Choose where and make it" }).click();
  await expect(asking.getByText("must have at least 8 characters")).toBeVisible();
  await asking.getByLabel("Passphrase", { exact: true }).fill(passphrase);
  await asking.getByLabel("The same again").fill(passphrase);
  await asking.getByRole("button", { name: "Choose where and make it" }).click();
  await expect(first.page.getByText(/1 label and the database are in .*all\.backup/)).toBeVisible();
  expect(readFileSync(file).subarray(0, 8).toString()).toBe("SHIPDECK");
  await first.app.close();

  const fresh = await openDesk(theirs);
  await skipWelcome(fresh.page);
  await answerDialogs(fresh.app, file);
  await openTab(fresh.page, "Backup");
  await fresh.page.getByRole("button", { name: "Choose a backup" }).click();
  const locked = fresh.page.getByRole("dialog", { name: "This backup is encrypted" });
  await locked.getByLabel("Passphrase").fill("not the passphrase");
  await locked.getByRole("button", { name: "Open it" }).click();
  await expect(locked.getByText("is encrypted with another passphrase")).toBeVisible();
  await locked.getByLabel("Passphrase").fill(passphrase);
  await locked.getByRole("button", { name: "Open it" }).click();
  const ended = fresh.app.waitForEvent("close");
  await fresh.page.getByRole("button", { name: "Restore and start again" }).click();
  await ended;
  const again = await openDesk(theirs);
  await expect(again.page.getByText("The backup was brought in")).toBeVisible();
  await expect(again.page.getByText("secrets have to be made anew")).toBeHidden();
  const station = stationOf(again.page);
  expect(await station.getPreferences()).toMatchObject({ theme: "dark" });
  expect((await station.watchWebhooks()).webhooks).toMatchObject([{ state: "active" }]);
  expect((await station.listOrders({})).orders).toMatchObject([{ labels: { success: 1 } }]);
  await again.app.close();
});

test("the station backs itself up by schedule and on request, into a chosen folder, encrypted if asked", async ({
  desk,
  folder,
}) => {
  const { app, page } = desk;
  const chosen = join(folder, "chosen");
  mkdirSync(chosen);
  await answerDialogs(app, chosen);
  await openTab(page, "Backup");
  const plan = page.getByRole("region", { name: "By itself" });
  await expect(plan.getByLabel("When")).toHaveValue("daily");
  await expect(plan.getByText("The next one:")).toBeVisible();
  await plan.getByLabel("When").selectOption("hours");
  await plan.getByLabel("Hours between two").selectOption("4");
  await plan.getByRole("button", { name: "Choose another" }).click();
  await expect(plan.getByText(chosen)).toBeVisible();
  await plan.getByRole("button", { name: "Encrypt …" }).click();
  const asking = page.getByRole("dialog", { name: "Passphrase of the backups" });
  await asking.getByLabel("Passphrase", { exact: true }).fill(passphrase);
  await asking.getByLabel("The same again").fill("something else");
  await asking.getByRole("button", { name: "Save" }).click();
  await expect(asking.getByText("is not the same")).toBeVisible();
  await asking.getByLabel("The same again").fill(passphrase);
  await asking.getByRole("button", { name: "Save" }).click();
  await expect(plan.getByText("Encrypted with a passphrase")).toBeVisible();
  await plan.getByRole("button", { name: "Back up now" }).click();
  const history = page.getByRole("table", { name: "The last backups" });
  await expect(history.getByText("Made and tried")).toBeVisible();
  expect(readdirSync(chosen)).toEqual([expect.stringMatching(/^shipdeck-sandbox-.*\.backup$/)]);
  await checkLook(page, "settings-backup");
});

test("who keeps the key of the secrets is said, with a warning where it is a file", async ({
  page,
}) => {
  await openTab(page, "Security");
  await expect(page.getByText("There is no secret yet")).toBeVisible();
  await stationOf(page).createWebhook({
    webhookUrl: "http://127.0.0.1:9/",
    events: ["label.created"],
  });
  await goTo(page, "Ship");
  await openTab(page, "Security");
  // The display of the tests has no keyring.
  await expect(
    page.getByText(/In a key file readable by your account: .*secrets\.key/),
  ).toBeVisible();
  await expect(page.getByText("offers no keychain")).toBeVisible();
  await checkLook(page, "settings-security");
});

test("a file that is no backup is refused with its reason", async ({ desk, folder }) => {
  const { app, page } = desk;
  await answerDialogs(app, join(folder, "settings.json"));
  await openTab(page, "Backup");
  await page.getByRole("button", { name: "Choose a backup" }).click();
  await expect(page.getByRole("alert")).toContainText("This file cannot be restored");
  await expect(page.getByRole("dialog")).toBeHidden();
});
