import { expect, type Page } from "@playwright/test";
import { chainOf } from "#electron/deposits/keys/chains.ts";
import { esploraOf } from "../deposits/esplora-of-chain.ts";
import { FakeChain } from "../deposits/fake-chain.ts";
import { publicKey } from "../deposits/keys.ts";
import { ScriptedServer } from "../deposits/scripted-server.ts";
import { stationOf } from "./ask-station.ts";
import { checkLook } from "./check-look.ts";
import { goTo, openDesk, test as base } from "./desktop.ts";

const test = base.extend({
  desk: async ({ folder }, use) => {
    const desk = await openDesk(folder, { mode: "live" });
    await use(desk);
    await desk.app.close();
  },
});

/** The published key of BIP84. */
const zpub =
  "zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs";

async function setUp(page: Page, currency: string, key: string, servers: readonly string[]) {
  await page
    .getByRole("region", { name: `${currency} deposits` })
    .getByRole("button", { name: "Set up" })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Extended public key of the account").fill(key);
  await dialog.getByRole("button", { name: "Show its first addresses" }).click();
  await expect(dialog.getByText("Compare:")).toBeVisible();
  if (currency === "BTC") {
    await expect(dialog.getByText("bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu")).toBeVisible();
    await checkLook(page, "deposits-live-compare");
  }
  await dialog.getByRole("button", { name: "They are the same: connect" }).click();
  await dialog.getByLabel("Watched by").selectOption("Public or own servers (Esplora)");
  await dialog.getByLabel("Servers, one a line").fill(servers.join("\n"));
  await dialog.getByRole("button", { name: "Save watcher" }).click();
  await expect(dialog.getByText("Saved.")).toBeVisible();
  await page.keyboard.press("Escape");
}

test("a live wallet has a card for each coin: one that works, one whose server is out of order, one not set up", async ({
  page,
}) => {
  const chain = new FakeChain(chainOf("BTC", "mainnet").genesis);
  chain.mine(7);
  await using bitcoin = await ScriptedServer.open(esploraOf(chain));
  await using hotel = await ScriptedServer.open((_, response) => void response.end("<html>"));
  await goTo(page, "Wallet");
  await expect(page.getByRole("form", { name: "Deposit" })).toHaveCount(0);
  await checkLook(page, "deposits-live-empty");
  await setUp(page, "BTC", zpub, [bitcoin.url]);
  const btc = page.getByRole("region", { name: "BTC deposits" });
  const first = "bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu";
  await expect(btc.getByText(first)).toBeVisible();
  await setUp(page, "LTC", publicKey(4, "Ltub", "m/84'/2'/0'"), [hotel.url]);
  const ltc = page.getByRole("region", { name: "LTC deposits" });
  await expect(ltc.getByText("answered with a web page instead of data")).toBeVisible();
  chain.send({ address: first, units: 12_345_678 });
  chain.mine(1);
  await btc.getByRole("button", { name: "Look now: BTC" }).click();
  await expect(btc.getByText("1 of 2 confirmations")).toBeVisible();
  await checkLook(page, "deposits-live");
  chain.mine(1);
  await btc.getByRole("button", { name: "Look now: BTC" }).click();
  const balances = page.getByRole("region", { name: "Balances by currency" });
  await expect(balances.getByRole("row", { name: /^BTC / })).toContainText("0.12345678");
  await stationOf(page).setPreferences({ language: "es" });
  await expect(page.getByRole("heading", { name: "Depósitos de BTC" })).toBeVisible();
  await page.getByRole("tab", { name: "Depósitos" }).click();
  await checkLook(page, "deposits-live-es");
  await page
    .getByRole("region", { name: "Depósitos de BTC" })
    .getByRole("button", { name: "Configurar" })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Dirección de BTC").fill("ltc1qcr8te4kr609gcawutmrza0j4xv80jy8z4nqduv");
  await dialog.getByRole("button", { name: "Comprobar" }).click();
  await expect(dialog.getByText("is one of Litecoin")).toBeVisible();
  await checkLook(page, "deposits-live-check-es");
});
