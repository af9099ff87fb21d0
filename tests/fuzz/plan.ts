import { desk } from "#shared/contract/desk/index.ts";
import { api } from "#shared/contract/index.ts";

export type OperationName = keyof typeof api | keyof typeof desk;

export const contract = { ...api, ...desk };
export const apiNames = Object.keys(api) as (keyof typeof api)[];
export const everyName = Object.keys(contract) as OperationName[];

/** How a walk begins: in this order each operation finds what it needs, so that deep code is reached and not only validation. */
export const opening: readonly OperationName[] = [
  "deposit",
  "createWebhook",
  "updateSettings",
  "savePrinterProfile",
  "getRates",
  "createOrder",
  "purchaseLabels",
  "getOrder",
  "listOrders",
  "voidLabel",
  "getRates",
  "createOrder",
  "purchaseLabels",
  "createManifest",
  "getManifest",
  "startPrint",
  "readDocument",
  "printDocument",
  "importBatch",
  "quoteBatch",
  "buyBatch",
  "listBatchRows",
  "getBatchRow",
  "createBatch",
  "addBatchRow",
  "editBatchRows",
  "undoBatchEdit",
  "redoBatchEdit",
  "listDeliveries",
  "replayDelivery",
  "readDelivery",
  "testWebhook",
  "backUpStation",
  "chooseBackup",
  "restoreBackup",
  "chooseFolder",
  "setPreferences",
  "addRateCard",
  "listRateCards",
];

/** Repeated draws of these are worth more: they are what others need, and what spends money. */
export const often: readonly OperationName[] = [
  "getRates",
  "createOrder",
  "purchaseLabels",
  "voidLabel",
  "importBatch",
  "buyBatch",
  "createManifest",
];
