import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Context } from "#electron/service/context.ts";
import { deposit } from "#electron/service/wallet/deposit.ts";
import { desk } from "#shared/contract/desk/index.ts";
import { api } from "#shared/contract/index.ts";
import type { Operation } from "#shared/contract/operation.ts";
import { orderFor } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";

/** Names of inputs that could be a path, an address or a sum. */
const telling =
  /path|folder|(?<!pro)file|bytes|ur[li]|host|port$|route|queue|command|amount|price|usd|cost|balance|currency|value/i;

/** What of a schema's inside leads to its fields. */
interface Schema {
  def: {
    shape?: Record<string, Schema>;
    element?: Schema;
    options?: Schema[];
    innerType?: Schema;
    in?: Schema;
  };
}

/** Every such input of an operation, as `operation.field`. */
function tellingInputs(name: string, row: Operation): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const ids = new Map<Schema, number>();
  const look = (schema: Schema | undefined, at: string): void => {
    if (!schema) return;
    if (!ids.has(schema)) ids.set(schema, ids.size);
    // A schema that holds itself is looked at once in each place.
    const visit = `${at} ${ids.get(schema)}`;
    if (seen.has(visit)) return;
    seen.add(visit);
    const { shape = {}, element, options = [], innerType, in: input } = schema.def;
    for (const [key, field] of Object.entries(shape)) {
      if (telling.test(key)) found.add(`${at}.${key}`);
      look(field, `${at}.${key}`);
    }
    for (const inner of [element, innerType, input, ...options]) look(inner, at);
  };
  // Zod's own, by which it walks its schemas itself.
  for (const part of [row.params, row.query, row.body]) look(part as Schema | undefined, name);
  return [...found];
}

/** Why a window that was taken over gains nothing by it; with the test that holds it. */
const judged: Record<string, string> = {
  "getBalance.currency": "filters",
  "listWalletEntries.currency": "filters",
  "exportWalletEntries.currency": "filters",
  "purchaseLabels.currency": "one of three; the sum is the station's: below",
  "quoteBatch.currency": "one of three",
  "buyBatch.currency": "one of three",
  "buyBatch.expectedUsd": "another sum than the station's is refused: batches/buying",
  "buyBatch.commandId": "a name for this press of the key",
  "startPrint.commandId": "a name for this press of the key",
  "printDocument.commandId": "a name for this press of the key",
  "deposit.currency": "play money",
  "deposit.amount": "play money: refused outside of the sandbox, below",
  "listDeposits.currency": "filters",
  "previewDepositKey.currency": "one of three; it only shows addresses",
  "connectDepositKey.currency":
    "one of three; what is paid to a key is told by the chain: deposits/desk",
  "disconnectDepositKey.currency": "one of three; its addresses are watched on: deposits/desk",
  "freshDepositAddress.currency": "one of three",
  "checkDepositAddress.currency": "one of three",
  "lookForDeposits.currency": "one of three",
  "setDepositRules.currency": "one of three",
  "setDepositWatcher.currency": "one of three",
  "tryDepositWatcher.currency": "one of three",
  "setDepositWatcher.watcher.url": "asked as a node is, its answers never shown: deposits/desk",
  "tryDepositWatcher.watcher.url": "asked as a node is, its answers never shown: deposits/desk",
  "setDepositWatcher.watcher.auth.file":
    "sent nowhere unless it holds a node's cookie: deposits/node-rpc",
  "tryDepositWatcher.watcher.auth.file":
    "sent nowhere unless it holds a node's cookie: deposits/node-rpc",
  "checkBackup.path": "picked in the dialog, and only read: machine",
  "updateSettings.priceTolerance":
    "how much dearer than quoted is bought unasked: bounded, from the wallet alone",
  "planBackups.folder": "picked in the dialog, or the one that is kept: machine",
  "createKey.dailyLimitUsd": "limits what a key may spend, never what the wallet pays",
  "getRates.customsInfo.customs_items.value": "declared to customs, paid by nobody",
  "addBatchRow.items.value": "declared to customs",
  "editBatchRows.changes.items.value": "declared to customs",
  "setBatchMapping.mapping.valuePer": "how a column is read",
  "createWebhook.webhookUrl": "judged and pinned by the webhook policy: webhooks-post",
  "updateWebhook.webhookUrl": "judged and pinned by the webhook policy: webhooks-post",
  "setPreferences.port": "a loopback port, at the next start",
  "setPreferences.dataFolder": "picked in the dialog: machine",
  "saveFile.fileName": "a plain name that the save dialog offers: machine",
  "saveFile.bytes": "written where the person says",
  "restoreBackup.path": "picked in the dialog, and verified: machine",
  "importBatch.fileName": "a name to show, never opened",
  "importBatch.bytes": "read as a table, in a thread with limits: imports",
  "addToBatch.fileName": "a name to show, never opened",
  "addToBatch.bytes": "read as a table, in a thread with limits: imports",
  "savePrinterProfile.route": "below",
  "savePrinterProfile.route.queue": "a queue's name, never a switch: machine",
  "savePrinterProfile.route.host": "a printer that a person could type there",
  "savePrinterProfile.route.port": "a printer that a person could type there",
  "quotePurchase.currency": "one of three; it only tells",
  "updateSettings.askAboveUsd": "when a person is asked once more, never what is paid",
  "setProxy.url":
    "a proxy that a person could type there; certificates are judged all the same: network",
  "savePrinterProfile.route.folder": "picked in the dialog: machine",
};

test("every input that could be a path, an address or a sum was judged", () => {
  const found = Object.entries<Operation>({ ...api, ...desk }).flatMap(([name, row]) =>
    tellingInputs(name, row),
  );
  expect(found.toSorted()).toEqual(Object.keys(judged).toSorted());
});

describe("a window that names its own sums", () => {
  let station: TestStation;
  beforeAll(async () => {
    station = await TestStation.open();
    await station.desk.deposit({ currency: "LTC", amount: "10" });
  });
  afterAll(() => station[Symbol.asyncDispose]());
  const invoke = (name: string, input: object) => station.station.invoke(name, input);

  test("pays the carrier's price, whatever it says", async () => {
    const { orderId, ...order } = await orderFor(station.desk);
    const reply = await invoke("purchaseLabels", {
      orderId,
      amount: 0.000_000_01,
      price: 0,
      rate: 0.01,
      total: 0,
      totalAmount: 0,
      exchangeRate: 1e9,
      labels: [{ price: 0 }],
    });
    expect(reply).toMatchObject({ success: true });
    const { entries } = await station.desk.listWalletEntries({ type: "label_purchase" });
    expect(entries).toHaveLength(1);
    expect(Number(entries[0]?.usd)).toBeCloseTo(order.totalAmount, 2);
  });

  test("cannot name the price of an offer, nor an offer that was not made", async () => {
    for (const item of [
      { rateId: "rate_mine", rate: 0.01 },
      { rate: 0.01, carrier: "USPS" },
    ])
      expect(await invoke("createOrder", { items: [item] })).toMatchObject({ success: false });
  });

  test("cannot pay less than nothing, nor give itself money in a station that is no sandbox", async () => {
    for (const amount of ["-1", "0", "1e9", "Infinity", "0x10", "1,5"])
      expect(await invoke("deposit", { currency: "LTC", amount })).toMatchObject({
        success: false,
        failure: { code: "VALIDATION_ERROR" },
      });
    // Refused before anything else of the station is looked at.
    const live = { mode: "live" } as Context;
    await expect(deposit(live, { currency: "LTC", amount: "1" })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });
});
