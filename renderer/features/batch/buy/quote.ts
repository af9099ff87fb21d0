import type { batchPurchaseRows } from "#shared/contract/desk/batch-purchase.ts";
import type { Output } from "#shared/contract/operation.ts";

export type BatchQuote = Output<(typeof batchPurchaseRows)["quoteBatch"]>;
