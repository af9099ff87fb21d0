import { expect, type Page } from "@playwright/test";
import { publicKey, testKey } from "../deposits/keys.ts";
import { LitecoinNode } from "../deposits/litecoin-node.ts";
import { stationOf } from "./ask-station.ts";
import { checkLook } from "./check-look.ts";
import { goTo, test } from "./desktop.ts";

let node: LitecoinNode;
test.beforeAll(async () => {
  node = await LitecoinNode.start();
  await node.mine(102);
});
test.afterAll(() => node[Symbol.asyncDispose]());

/** The coins that the programs' door tells of. */
async function balanceByApi(page: Page): Promise<number> {
  const { apiKey, apiSecret } = await stationOf(page).createKey({ name: "accounting" });
  const { apiUrl } = await stationOf(page).getStation();
  const response = await fetch(`${apiUrl}/account/balance`, {
    headers: { "x-api-key": apiKey, "x-api-secret": apiSecret },
  });
  const { data } = (await response.json()) as {
    data: { balances: { currency: string; balance: number }[] };
  };
  return data.balances.find(({ currency }) => currency === "LTCT")?.balance ?? Number.NaN;
}

async function openSetUp(page: Page): Promise<void> {
  await goTo(page, "Wallet");
  await page.getByRole("tab", { name: "Test chain" }).click();
  await page.getByRole("button", { name: "Set up" }).click();
}

async function connectKey(page: Page, seed: number): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Network").selectOption("regtest");
  await dialog.getByLabel("Extended public key of the account").fill(publicKey(seed));
  await dialog.getByRole("button", { name: "Show its first addresses" }).click();
  await expect(dialog.getByText("m/84'/1'/0'/0/2")).toBeVisible();
  await dialog.getByRole("button", { name: "They are the same: connect" }).click();
  await expect(dialog.getByText("tpub with fingerprint")).toBeVisible();
}

async function watchByNode(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Watched by").selectOption("The company's own node (RPC)");
  await dialog.getByLabel("Address of the node").fill(node.url);
  await dialog.getByLabel("Cookie file").fill(node.cookieFile);
  await dialog.getByRole("button", { name: "Try" }).click();
  await expect(dialog.getByText("It works: the newest block is 102.")).toBeVisible();
  await dialog.getByRole("button", { name: "Save watcher" }).click();
  await expect(dialog.getByText("Saved.")).toBeVisible();
}

test("a key is connected, its chain watched, and a real deposit counted up and credited on screen", async ({
  page,
}) => {
  await openSetUp(page);
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel("Extended public key of the account");
  await field.fill(testKey(31).privateExtendedKey);
  await dialog.getByRole("button", { name: "Show its first addresses" }).click();
  await expect(dialog.getByRole("alert")).toContainText("That is a PRIVATE key");
  await expect(field).toHaveValue("");
  await checkLook(page, "deposits-private-key");
  await connectKey(page, 31);
  await watchByNode(page);
  await checkLook(page, "deposits-set-up");
  await page.keyboard.press("Escape");
  const card = page.getByRole("region", { name: "LTCT deposits" });
  await expect(card.getByRole("img", { name: "QR code of the LTCT address" })).toBeVisible();
  const address = await card.getByText(/^rltc1q/).innerText();
  expect(address).toMatch(/^rltc1q/);
  await node.pay({ [address]: 1.25 });
  const look = async () => {
    await card.getByRole("button", { name: "Look now: LTCT" }).click();
  };
  await look();
  await expect(card.getByText("On its way: 1.25000000 LTCT")).toBeVisible();
  await expect(card.getByText("unconfirmed")).toBeVisible();
  await node.mine(3);
  await look();
  await expect(card.getByText("3 of 6 confirmations")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: /Confirmations of 1\.25/ })).toHaveAttribute(
    "aria-valuenow",
    "50",
  );
  await checkLook(page, "deposits-arriving");
  expect(await balanceByApi(page)).toBe(0);
  await node.mine(3);
  await look();
  await expect(card.getByText("On its way")).toBeHidden();
  const balances = page.getByRole("region", { name: "Balances by currency" });
  await expect(balances.getByRole("row", { name: /^LTCT / })).toContainText("1.25000000");
  await expect(page.getByText("A deposit of 1.25000000 LTCT is confirmed")).toBeVisible();
  const arrived = page.getByRole("region", { name: "Arrived" });
  await expect(arrived.getByRole("row", { name: /1\.25000000 LTCT/ })).toContainText("Credited");
  expect(await balanceByApi(page)).toBe(1.25);
  await checkLook(page, "deposits-credited");
  // A longer chain without it.
  const tip = await node.rpc<number>("getblockcount");
  await node.rpc("invalidateblock", await node.rpc("getblockhash", tip - 5));
  for (let blocks = 0; blocks < 7; blocks++)
    await node.rpc("generateblock", await node.miner("getnewaddress", "", "bech32"), []);
  await look();
  await expect(card.getByRole("alert")).toContainText("1.25000000 LTCT was taken back");
  expect(await balanceByApi(page)).toBe(0);
  await checkLook(page, "deposits-disputed");
  await stationOf(page).setPreferences({ language: "es" });
  await expect(page.getByText("Se retiraron 1.25000000 LTCT")).toBeVisible();
  await checkLook(page, "deposits-disputed-es");
  await node.mine(6);
  await page.getByRole("button", { name: "Mirar ahora: LTCT" }).click();
  await expect(page.getByText("Se retiraron 1.25000000 LTCT")).toBeHidden();
  expect(await balanceByApi(page)).toBe(1.25);
});
