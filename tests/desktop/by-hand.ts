import { expect, type Locator, type Page } from "@playwright/test";
import { goTo } from "./desktop.ts";

export async function deposit(page: Page, amount: string, currency: string): Promise<void> {
  await goTo(page, "Wallet");
  const form = page.getByRole("form", { name: "Deposit" });
  await form.getByLabel("Amount").fill(amount);
  await form.getByLabel("Currency").selectOption(currency);
  await form.getByRole("button", { name: "Deposit" }).click();
}

export interface TypedAddress {
  Name: string;
  Street: string;
  City: string;
  State: string;
  "ZIP or postal code": string;
}

export function addressGroup(page: Page, legend: "Ship from" | "Ship to"): Locator {
  return page.getByRole("group", { name: legend });
}

export async function fillAddress(group: Locator, address: TypedAddress): Promise<void> {
  for (const [label, value] of Object.entries(address)) await group.getByLabel(label).fill(value);
}

export const warehouse: TypedAddress = {
  Name: "Mile High Goods",
  Street: "1701 Wynkoop St",
  City: "Denver",
  State: "CO",
  "ZIP or postal code": "80202",
};

export const capitol: TypedAddress = {
  Name: "Ada Ramirez",
  Street: "1100 Congress Ave",
  City: "Austin",
  State: "TX",
  "ZIP or postal code": "78701",
};

export async function fillPackage(page: Page): Promise<void> {
  const group = page.getByRole("group", { name: "Package" });
  for (const [label, value] of [
    ["Length", "10"],
    ["Width", "8"],
    ["Height", "4"],
    ["Weight", "35"],
  ] as const)
    await group.getByLabel(label).fill(value);
}

/** Fills the whole form and asks for rates. */
export async function quote(page: Page, to: TypedAddress = capitol): Promise<void> {
  await goTo(page, "Ship");
  await fillAddress(addressGroup(page, "Ship from"), warehouse);
  await fillAddress(addressGroup(page, "Ship to"), to);
  await fillPackage(page);
  await page.getByRole("button", { name: "Verify and get rates" }).click();
}

/** A label counts as shown when its picture is drawn: paper with ink on it. */
export async function expectLabel(page: Page): Promise<void> {
  const label = page.getByRole("img", { name: /^Label \w+/ });
  await expect(label).toHaveAttribute("aria-busy", "false");
  const ink = await label.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
    return dark / (data.length / 4);
  });
  expect(ink).toBeGreaterThan(0.03);
  expect(ink).toBeLessThan(0.6);
}

export function buyButton(page: Page) {
  return page.getByRole("button", { name: /^Buy label for \$\d/ });
}
