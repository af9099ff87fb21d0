import { readdirSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import {
  type FakeEasyPost,
  openFakeEasyPost,
} from "#electron/carriers/easypost/fake/fake-easypost.ts";
import { chainOf } from "#electron/deposits/keys/chains.ts";
import { esploraOf } from "../deposits/esplora-of-chain.ts";
import { FakeChain } from "../deposits/fake-chain.ts";
import { ScriptedServer } from "../deposits/scripted-server.ts";
import { FakeTickers } from "../exchange/fake-tickers.ts";
import { mileHigh } from "../seeds/mile-high.ts";
import { stationOf } from "./ask-station.ts";
import { checkLook } from "./check-look.ts";
import { buyButton, quote } from "./by-hand.ts";
import { type Desk, goTo, openDesk, test as base } from "./desktop.ts";
import { keepPicture } from "./keep-picture.ts";

/** What a live station meets outside, all of it on this machine, over real HTTP. */
interface Outside {
  easyPost: FakeEasyPost;
  tickers: FakeTickers;
  /** How far the account's clock is ahead; ms. */
  clock: { aheadMs: number };
}

const test = base.extend<{ outside: Outside }>({
  outside: async ({ folder }, use) => {
    const clock = { aheadMs: 0 };
    const easyPost = await openFakeEasyPost({
      book: join(folder, "easypost.jsonl"),
      now: () => Date.now() + clock.aheadMs,
    });
    await using tickers = await FakeTickers.open({ now: () => Date.now() });
    await use({ easyPost, tickers, clock });
    await easyPost.close();
  },
  desk: async ({ folder, outside }, use) => {
    const desk = await openLive(folder, outside);
    await use(desk);
    await desk.app.close();
  },
});

function openLive(folder: string, { easyPost, tickers }: Outside): Promise<Desk> {
  return openDesk(folder, {
    mode: "live",
    env: { SHIPDECK_EASYPOST_URL: easyPost.url, SHIPDECK_TICKERS_URL: tickers.origin },
  });
}

const key = "EZTK0123456789abcdef0123456789abcdef";
/** The published key of BIP84 and its first address. */
const zpub =
  "zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs";
const firstAddress = "bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu";

const step = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** A coin arrives as it does: on a chain that the station watches. */
async function receiveBitcoin(page: Page): Promise<void> {
  const chain = new FakeChain(chainOf("BTC", "mainnet").genesis);
  chain.mine(7);
  await using server = await ScriptedServer.open(esploraOf(chain));
  const station = stationOf(page);
  const BTC = { currency: "BTC" } as const;
  await station.setDepositWatcher({ ...BTC, watcher: { kind: "esplora", servers: [server.url] } });
  await station.connectDepositKey({ ...BTC, key: zpub });
  await station.lookForDeposits(BTC);
  chain.send({ address: firstAddress, units: 5_000_000 });
  chain.mine(3);
  await station.lookForDeposits(BTC);
  await station.setDepositWatcher({ ...BTC, watcher: { kind: "none" } });
}

/** The fake's labels have less ink than real ones: drawn they must be. */
async function expectLabel(page: Page): Promise<void> {
  await expect(page.getByRole("img", { name: /^Label \w+/ })).toHaveAttribute("aria-busy", "false");
}

async function typeKey(page: Page, typed: string): Promise<void> {
  const account = step(page, "Carrier account");
  await account.getByLabel("API key of EasyPost").fill(typed);
  await account.getByRole("button", { name: "Try and connect" }).click();
}

/** Everything that a purchase needs, without going through the page. */
async function ready(page: Page): Promise<void> {
  const station = stationOf(page);
  await station.connectCarrierAccount({ kind: "easypost", key });
  await receiveBitcoin(page);
  expect((await station.checkGoingLive()).ready).toBe(true);
}

test("a live station is led from nothing to its first label: account, money, sender, printer, backups; the label is bought, printed, tracked and voided", async ({
  page,
  desk,
  folder,
  outside,
}) => {
  await expect(page.getByRole("heading", { name: "Going live" })).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: "Labels cannot be bought yet" }),
  ).toBeVisible();
  await checkLook(page, "going-live-empty");
  outside.easyPost.revoke("EZAKrevoked");
  await typeKey(page, "EZAKrevoked");
  await expect(step(page, "Carrier account").getByRole("alert")).toContainText(
    "refused by EasyPost",
  );
  await typeKey(page, key);
  await expect(step(page, "Carrier account")).toContainText("a rehearsal");
  await expect(step(page, "Carrier account")).toContainText("EZTK…cdef");
  await expect(step(page, "Clock of this computer")).toContainText("It goes with the account's.");
  await expect(step(page, "Exchange rates")).toContainText("Known for BTC, LTC.");
  await receiveBitcoin(page);
  await expect(step(page, "Money in the wallet")).toContainText("0.05000000 BTC can be spent.");
  const station = stationOf(page);
  await station.updateSettings({
    shipFrom: [mileHigh],
  });
  await step(page, "Printer").getByRole("link", { name: "Printers" }).click();
  await expect(page.getByRole("tab", { name: "Printers" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.goBack();
  const [printed, backups] = [join(folder, "printed"), join(folder, "backups")];
  await mkdir(printed);
  await mkdir(backups);
  await desk.app.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [chosen] });
  }, printed);
  await station.chooseFolder();
  await station.savePrinterProfile({ name: "Desk", route: { kind: "folder", folder: printed } });
  await step(page, "Printer").getByRole("button", { name: "Print a test page on Desk" }).click();
  await expect(step(page, "Printer")).toContainText("A test page was printed.");
  await desk.app.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [chosen] });
  }, backups);
  await step(page, "Backups").getByRole("button", { name: "Choose a folder …" }).click();
  await expect(step(page, "Backups")).toContainText(backups);
  await page.getByRole("button", { name: "Check everything" }).click();
  await expect(step(page, "Sender's address")).toContainText("which is verified");
  await expect(
    page.getByRole("status").filter({ hasText: "Everything that a purchase needs is there" }),
  ).toBeVisible();
  const check = page.getByRole("button", { name: "Check everything" });
  await expect(check).not.toHaveAttribute("data-loading");
  await checkLook(page, "going-live-ready");
  await station.setPreferences({ language: "es" });
  await expect(page.getByRole("heading", { name: "Pasar al modo real" })).toBeVisible();
  await checkLook(page, "going-live-es");
  await station.setPreferences({ language: "en" });

  await station.updateSettings({ askAboveUsd: 1, printAfterPurchase: false });
  await quote(page);
  await buyButton(page).click();
  const asked = page.getByRole("dialog", { name: /^Spend \$\d+\.\d\d of real money\?$/ });
  await expect(asked).toContainText("BTC leave the wallet");
  await checkLook(page, "live-ask");
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toContainText("Nothing was bought");
  expect(outside.easyPost.shipments().filter(({ sale }) => sale)).toHaveLength(0);
  await page.getByRole("button", { name: "Try again" }).click();
  await asked.getByRole("button", { name: /^Yes, spend/ }).click();
  await expectLabel(page);
  await checkLook(page, "live-label");
  const [sold] = outside.easyPost.shipments();
  expect(sold?.sale).not.toBeNull();
  const { orders } = await station.listOrders({ limit: 1 });
  const { items } = await station.getOrder({ id: orders[0]?.orderId ?? "" });
  const [item] = items;
  expect((await station.getTracking({ code: item?.label?.trackingCode ?? "" })).status).toBe(
    "pre_transit",
  );
  const { profiles } = await station.listPrinterProfiles();
  const before = readdirSync(printed).length;
  await station.startPrint({
    orderItemIds: [item?.orderItemId ?? ""],
    profileId: profiles[0]?.id ?? "",
    commandId: "first",
  });
  await expect.poll(() => readdirSync(printed).length).toBeGreaterThan(before);
  await goTo(page, "Orders");
  await page.getByRole("table").getByRole("link").first().click();
  await page.getByRole("button", { name: /^Void/ }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: /^Void/ }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("status", { name: "Refund" })).toContainText(
    "With the carrier since",
  );
  await checkLook(page, "live-voided");
});

test("bad weather has a state, a sentence and a way out: a revoked key, a network that is gone, a clock that is wrong; what was bought stays printable", async ({
  page,
  outside,
}) => {
  const { easyPost, clock } = outside;
  await ready(page);
  const station = stationOf(page);
  await quote(page);
  await buyButton(page).click();
  await expectLabel(page);
  await page.getByRole("button", { name: "Ship another parcel" }).click();

  await easyPost.unplug();
  await quote(page);
  await expect(page.getByRole("alert").first()).toContainText(
    "EasyPost's server refuses connections.",
  );
  await keepPicture(page, "live-away-light");
  await station.checkGoingLive();
  const palette = (words: string) => page.evaluate((hash) => (location.hash = hash), words);
  await palette("/going-live");
  await expect(step(page, "Carrier account")).toContainText("EasyPost cannot be reached");
  await checkLook(page, "going-live-away");
  await goTo(page, "Orders");
  await page.getByRole("table").getByRole("link").first().click();
  await expectLabel(page);
  await easyPost.plugIn();

  clock.aheadMs = 12 * 60_000;
  await palette("/going-live");
  await page.getByRole("button", { name: "Check everything" }).click();
  await expect(step(page, "Clock of this computer")).toContainText("differs by 12 minutes");
  await quote(page);
  await buyButton(page).click();
  await expect(page.getByRole("alert")).toContainText("12 minutes behind");
  await keepPicture(page, "live-clock-light");
  clock.aheadMs = 0;
  expect((await station.checkGoingLive()).ready).toBe(true);
  await page.getByRole("button", { name: "Try again" }).click();
  await expectLabel(page);

  easyPost.revoke(key);
  await palette("/going-live");
  await page.getByRole("button", { name: "Check everything" }).click();
  await expect(step(page, "Carrier account")).toContainText("refuses the key EZTK…cdef");
  await checkLook(page, "going-live-refused");
  await page.getByRole("button", { name: "Use another key …" }).click();
  await typeKey(page, "EZTKfedcba9876543210fedcba9876543210");
  await expect(step(page, "Carrier account")).toContainText("EZTK…3210");
  expect(easyPost.shipments().filter(({ sale }) => sale)).toHaveLength(2);
});
