import { customs, dana, parcel, warehouse } from "../seeds/warehouse.ts";
import { publicKey } from "../deposits/keys.ts";
import type { Dice } from "./dice.ts";
import type { Known } from "./known.ts";
import { apiNames, everyName, type OperationName } from "./plan.ts";
import { orderFiles } from "./samples.ts";

/**
 * How a walk begins: in this order each operation finds what it needs, so that deep code is reached and not only validation. What
 * is named nowhere here needs nothing and follows.
 */
const inOrder: readonly OperationName[] = [
  "deposit",
  "updateSettings",
  "createWebhook",
  "updateWebhook",
  "chooseFolder",
  "savePrinterProfile",
  "getRates",
  "createOrder",
  "purchaseLabels",
  "getOrder",
  "listOrders",
  "previewDepositKey",
  "connectDepositKey",
  "tryDepositWatcher",
  "setDepositWatcher",
  "setDepositRules",
  "freshDepositAddress",
  "checkDepositAddress",
  "getTracking",
  "getParcel",
  "refreshParcel",
  "setParcelSeen",
  "readLabel",
  "showLabelFile",
  "checkLabel",
  "startPrint",
  "listPrintJobs",
  "getPrintJob",
  "resumePrint",
  "cancelPrint",
  "previewPrint",
  "savePrint",
  "printTestPage",
  "createManifest",
  "getManifest",
  "readDocument",
  "printDocument",
  "getRates",
  "createOrder",
  "purchaseLabels",
  "voidLabel",
  "listRefunds",
  "testWebhook",
  "listDeliveries",
  "readDelivery",
  "replayDelivery",
  "importBatch",
  "addToBatch",
  "setBatchMapping",
  "createBatch",
  "addBatchRow",
  "editBatchRows",
  "acceptSuggestions",
  "undoBatchEdit",
  "redoBatchEdit",
  "chooseRate",
  "excludeRows",
  "excludeRows",
  "recheckBatch",
  "listBatchRows",
  "getBatchRow",
  "quoteBatch",
  "buyBatch",
  "pauseBatch",
  "resumeBatch",
  "cancelBatch",
  "createBatch",
  "updateBatch",
  "getBatch",
  "exportBatch",
  "deleteBatch",
  "createKey",
  "rotateKey",
  "revokeKey",
  "addRateCard",
  "removeRateCard",
  "backUpStation",
  "chooseBackup",
  "checkBackup",
  "restoreBackup",
  "setPreferences",
];
/** What would take from the others what they need. */
const last: readonly OperationName[] = [
  "disconnectDepositKey",
  "rotateWebhookSecret",
  "deleteWebhook",
  "deletePrinterProfile",
];

/** One beginning: every operation, those of the API through the named door. */
export function openingOf(door: "http" | "ipc"): OperationName[] {
  const named = new Set<string>([...inOrder, ...last]);
  const others = everyName.filter((name) => !named.has(name));
  const all = [...inOrder, ...others, ...last];
  const api: readonly string[] = apiNames;
  return door === "ipc" ? all : all.filter((name) => name === "deposit" || api.includes(name));
}

/** After these the station has work to do before the next can find its result. */
export const makesWork: ReadonlySet<string> = new Set([
  "purchaseLabels",
  "startPrint",
  "importBatch",
  "setBatchMapping",
  "addToBatch",
  "addBatchRow",
  "recheckBatch",
  "excludeRows",
  "buyBatch",
]);

const austin = { ...dana, name: "Ana", street1: "1100 Congress Ave", city: "Austin", state: "TX" };

/** What the beginning says on purpose, where fields are optional to the schema and needed by the deed. */
export function onPurpose(name: string, known: Known, dice: Dice): object {
  const one = (kind: string) => known.newest(kind) ?? "none";
  const vpub = { currency: "LTCT", network: "regtest", key: publicKey(1, "vpub") };
  const items = { orderItemIds: [one("item")] };
  const inputs: Record<string, object> = {
    deposit: { currency: "LTC", amount: "50" },
    updateSettings: {
      shipFrom: [{ id: "main", name: "Main", address: warehouse }],
      customs: { signer: customs.customs_signer },
    },
    savePrinterProfile: { id: null, route: { kind: "spooler", queue: "no-such-queue" } },
    getRates: {
      fromAddress: warehouse,
      toAddress: { ...austin, zip: "78701" },
      packageDetails: parcel,
      carriers: ["USPS"],
    },
    createOrder: { items: [{ rateId: one("rate") }] },
    purchaseLabels: { orderId: one("ord"), currency: "LTC" },
    startPrint: { ...items, commandId: `print-${one("item")}-${dice.int(0, 99_999)}`, again: true },
    previewPrint: items,
    savePrint: items,
    resumePrint: { from: 1 },
    getTracking: { code: one("trackingCode") },
    createManifest: { carrier: "USPS", labelIds: [one("item")] },
    readDocument: { document: { manifestId: one("man") } },
    printDocument: { document: { manifestId: one("man") }, commandId: `doc-${one("man")}` },
    importBatch: { fileName: "orders.csv", bytes: orderFiles[orderFiles.length - 2] },
    addToBatch: { fileName: "orders.csv", bytes: orderFiles[orderFiles.length - 2] },
    setBatchMapping: {
      remember: false,
      mapping: {
        columns: { orderNumber: 0, name: 1 },
        weightUnit: "oz",
        lengthUnit: "in",
        defaultCountry: "US",
      },
    },
    addBatchRow: {
      orderNumber: "A-9",
      toAddress: { ...austin, zip: "78701" },
      package: parcel,
      contentsType: "merchandise",
    },
    editBatchRows: { rowIds: [one("row")], changes: { notes: "fragile" } },
    chooseRate: { rateId: null },
    excludeRows: { rowIds: [one("row")], excluded: false },
    quoteBatch: { currency: "LTC" },
    buyBatch: { commandId: `buy-${one("bat")}`, expectedUsd: one("usd"), currency: "LTC" },
    removeRateCard: { name: one("card") },
    getSpend: { from: "2026-11-01", to: "2026-11-23", timeZone: "UTC" },
    checkBackup: { path: one("path"), passphrase: "a long passphrase" },
    planBackups: { folder: undefined },
    previewDepositKey: vpub,
    connectDepositKey: vpub,
    tryDepositWatcher: { currency: "LTCT", watcher: { kind: "none" } },
    setDepositWatcher: { currency: "LTCT", watcher: { kind: "none" } },
    setDepositRules: { currency: "LTCT", confirmations: 3, minimum: "0.0001" },
    checkDepositAddress: { currency: "LTCT" },
    keepSecrets: { by: "file" },
    createKey: { name: "fuzz" },
  };
  return inputs[name] ?? {};
}
