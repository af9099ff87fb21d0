import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { stationOf } from "./ask-station.ts";
import { checkLook } from "./check-look.ts";
import { goTo, openDesk, skipWelcome, test } from "./desktop.ts";

/** Writes a policy as only an administrator could, and starts the program under it. */
async function openUnder(folder: string, policy: object | string) {
  const place = join(folder, "policy");
  mkdirSync(place, { mode: 0o755 });
  const file = join(place, "policy.json");
  const text = typeof policy === "string" ? policy : JSON.stringify(policy);
  writeFileSync(file, text, { mode: 0o644 });
  return { file, ...(await openDesk(folder, { env: { SHIPDECK_POLICY: file } })) };
}

async function openTab(page: Page, name: string): Promise<void> {
  await goTo(page, "Settings");
  await page.getByRole("tab", { name }).click();
}

const policy = {
  contact: "IT, extension 4242",
  modes: ["sandbox"],
  language: "en",
  network: { proxy: "http://proxy.example.com:3128" },
  apiKeys: { scopes: ["read", "rates"], dailyLimitUsd: 25 },
  backups: { schedule: "daily", hour: 3 },
};

test("what the company fixes is shown with a lock, says whom to ask, and cannot be changed", async ({
  folder,
}) => {
  const { app, page, file } = await openUnder(folder, policy);
  await skipWelcome(page);
  const note = page.getByRole("note").filter({ hasText: "To change it, ask: IT, extension 4242." });
  await openTab(page, "This computer");
  await expect(page.getByLabel("Language")).toBeDisabled();
  await expect(page.getByLabel("Appearance")).toBeEnabled();
  await expect(note).toHaveCount(1);
  await checkLook(page, "managed-computer");
  await openTab(page, "Mode");
  await expect(page.getByRole("button", { name: "Switch to live mode …" })).toBeDisabled();
  await expect(note).toHaveCount(1);
  await openTab(page, "Network");
  const proxy = page.getByRole("textbox", { name: "Proxy" });
  await expect(proxy).toHaveValue("http://proxy.example.com:3128");
  await expect(proxy).not.toBeEditable();
  await expect(page.getByRole("button", { name: "Choose a certificate …" })).toBeVisible();
  await checkLook(page, "managed-network");
  await openTab(page, "Backup");
  await expect(page.getByLabel("At the hour")).toBeDisabled();
  await expect(note).toHaveCount(1);
  await openTab(page, "About");
  await expect(page.getByRole("row", { name: "Managed by" })).toContainText(file);
  await goTo(page, "Keys and API");
  await page.getByRole("button", { name: "New key" }).click();
  const dialog = page.getByRole("dialog", { name: "New key" });
  await expect(dialog.getByLabel("Buy and void labels: this spends money")).toBeDisabled();
  await expect(dialog.getByText("at most 25.00 USD a day")).toBeVisible();
  await checkLook(page, "managed-key");
  // The window is only one of those that ask: the station itself refuses.
  const asked = stationOf(page).createKey({ name: "x", scopes: ["purchase"] });
  await expect(asked).rejects.toThrow("The scope purchase is not allowed by your organization");
  await app.close();
});

test("with a policy that is wrong the station does not start, and the window says where to look", async ({
  folder,
}) => {
  const { app, page, file } = await openUnder(folder, '{\n  "prot": 4810\n}');
  await expect(page.getByText(`${file}:2:3: prot is not known here.`).first()).toBeVisible();
  await app.close();
});
