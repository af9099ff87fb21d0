import type { batchRows } from "#shared/contract/desk/batches.ts";
import type { Output } from "#shared/contract/operation.ts";

export type BatchQuote = Output<(typeof batchRows)["quoteBatch"]>;
