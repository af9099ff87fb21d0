import { desk } from "#shared/contract/desk/index.ts";
import { api } from "#shared/contract/index.ts";

export type OperationName = keyof typeof api | keyof typeof desk;

export const contract = { ...api, ...desk };
export const apiNames = Object.keys(api) as (keyof typeof api)[];
export const everyName = Object.keys(contract) as OperationName[];

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
