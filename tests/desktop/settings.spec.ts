import { expect, type Page } from "@playwright/test";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { stationOf } from "./ask-station.ts";
import { checkLook } from "./check-look.ts";
import { fillAddress, warehouse } from "./by-hand.ts";
import { goTo, openDesk, test } from "./desktop.ts";
import { pickFolder } from "./pick-folder.ts";

async function openTab(page: Page, name: string): Promise<void> {
  await goTo(page, "Settings");
  await page.getByRole("tab", { name }).click();
}

async function addAddress(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add an address" }).click();
  const dialog = page.getByRole("dialog", { name: "Add an address" });
  await dialog.getByLabel("What you call it").fill(name);
  await fillAddress(dialog.getByRole("group"), { ...warehouse, Street: "1701 WYNKOOP ST" });
  await dialog.getByLabel("City").fill("DENVER");
  await dialog.getByRole("button", { name: "Verify and save" }).click();
  await expect(dialog).toBeHidden();
}

test("ship-from addresses are added, one becomes the default, one is removed", async ({ page }) => {
  await goTo(page, "Settings");
  await expect(page.getByText("No address yet.")).toBeVisible();
  await addAddress(page, "Denver");
  await addAddress(page, "Annex");
  const card = (name: string) => page.getByRole("article", { name });
  await expect(card("Denver")).toContainText("Default");
  await page.getByRole("button", { name: "Make default: Annex" }).click();
  await expect(card("Annex")).toContainText("Default");
  await expect(page.getByRole("button", { name: "Make default: Denver" })).toBeVisible();
  await checkLook(page, "settings-shipping");
  await page.getByRole("button", { name: "Remove Denver" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(card("Denver")).toBeHidden();
  await goTo(page, "Ship");
  await expect(
    page.getByRole("group", { name: "Ship from" }).getByLabel("Street", { exact: false }),
  ).toHaveValue("1701 WYNKOOP ST");
});

test("a package is typed in centimetres and shown in both units", async ({ page }) => {
  await openTab(page, "Packages");
  await page.getByRole("button", { name: "Add a package" }).click();
  const form = page.getByRole("form", { name: "Packages" });
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await form.getByLabel("Name").fill("Shoe box");
  await form.getByText("Centimetres and grams").click();
  for (const [label, value] of [
    ["Length", "33"],
    ["Width", "20.3"],
    ["Height", "12.7"],
    ["Usual weight", "170"],
  ] as const)
    await form.getByLabel(label).fill(value);
  await form.getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("row", { name: /Shoe box/ });
  await expect(row).toContainText("12.99×7.99×5 in · 33×20×13 cm");
  await expect(row).toContainText("170 g");
  await checkLook(page, "settings-packages");
});

test("a language and a theme are taken at once and kept over a restart", async ({ folder }) => {
  const first = await openDesk(folder);
  await first.page.emulateMedia({ colorScheme: null });
  await openTab(first.page, "This computer");
  await first.page.getByLabel("Appearance").selectOption("dark");
  const scheme = "data-mantine-color-scheme";
  await expect(first.page.locator("html")).toHaveAttribute(scheme, "dark");
  await first.page.getByLabel("Language").selectOption("es");
  await expect(first.page.getByRole("heading", { name: "Ajustes" })).toBeVisible();
  await first.app.close();
  const second = await openDesk(folder);
  await expect(second.page.getByRole("navigation", { name: "Pantallas" })).toBeVisible();
  await expect(second.page.getByText("En marcha")).toBeVisible();
  await second.app.close();
});

test("a port that is none is refused at its field", async ({ page }) => {
  await openTab(page, "This computer");
  const port = page.getByRole("textbox", { name: "Port of the local API" });
  await port.fill("70000");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(port).toHaveAttribute("aria-invalid", "true");
  await port.fill("4999");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Start again to use it")).toBeVisible();
});

test("customs defaults are saved, and an empty exemption is refused at its field", async ({
  page,
}) => {
  await openTab(page, "Customs");
  const form = page.getByRole("form", { name: "Customs" });
  await form.getByLabel("Signed by").fill("Sam Clerk");
  await form.getByLabel("Export exemption").fill("");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByLabel("Export exemption")).toHaveAttribute("aria-invalid", "true");
  await form.getByLabel("Export exemption").fill("NOEEI 30.37(a)");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Saved.")).toBeVisible();
});

test("another data folder asks for a new start", async ({ desk, folder }) => {
  const { app, page } = desk;
  const other = join(folder, "other");
  mkdirSync(other);
  await app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] });
  }, other);
  await openTab(page, "Data folder");
  await page.getByRole("button", { name: "Choose another" }).click();
  await expect(page.getByText(`Start again to use it: ${other}`)).toBeVisible();
});

test("the log tells what the station did, newest first", async ({ page }) => {
  await openTab(page, "Log");
  await expect(page.getByRole("table", { name: "Log" })).toContainText("the station is open");
  await page.getByRole("combobox", { name: "Show" }).selectOption("error");
  await expect(page.getByText("Nothing of this kind in the log.")).toBeVisible();
  await checkLook(page, "settings-log");
});

test("one service is made the rule of every new batch, labels are made for A6, and printing after a purchase says where", async ({
  page,
  folder,
}) => {
  await goTo(page, "Settings");
  const rule = page.getByRole("combobox", { name: "Which rate is chosen" });
  await rule.selectOption({ label: "Always one service" });
  await page.getByRole("combobox", { name: "Service" }).selectOption({ label: "FedEx 2Day" });
  const station = stationOf(page);
  await expect
    .poll(async () => (await station.getSettings()).rule)
    .toEqual({ kind: "service", carrier: "FEDEX", service: "FEDEX_2_DAY" });
  const after = page.getByRole("checkbox", { name: "Print labels as soon as they are bought" });
  await expect(after).toBeChecked();
  await expect(page.getByText("Nothing is printed until a printer is set up.")).toBeVisible();
  await station.savePrinterProfile({
    name: "Dock",
    route: { kind: "folder", folder: await pickFolder(page, folder) },
  });
  await expect(page.getByText(/A batch then goes to Dock/)).toBeVisible();
  const paper = page.getByRole("combobox", { name: "Labels are made for" });
  await expect(paper).toHaveValue("4x6");
  await paper.selectOption({ label: "A6 (105 × 148 mm)" });
  await expect.poll(async () => (await station.getSettings()).labelSize).toBe("a6");
  await checkLook(page, "settings-rule");
  await rule.selectOption({ label: "The fastest" });
  await expect(page.getByRole("combobox", { name: "Service" })).toBeHidden();
});
