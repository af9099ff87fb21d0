import type { batchRows } from "#shared/contract/desk/batches.ts";
import type { batchGridRows } from "#shared/contract/desk/batch-grid.ts";
import type { batchPurchaseRows } from "#shared/contract/desk/batch-purchase.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { acceptSuggestions } from "./edit/accept-suggestions.ts";
import { addBatchRow } from "./edit/add-row.ts";
import { chooseRate } from "./edit/choose-rate.ts";
import { editBatchRows } from "./edit/edit-rows.ts";
import { excludeRows } from "./edit/exclude-rows.ts";
import { redoBatchEdit, undoBatchEdit } from "./edit/undo.ts";
import { addToBatch } from "./file/add-to-batch.ts";
import { exportBatch } from "./file/export-batch.ts";
import { importBatch } from "./file/import-batch.ts";
import { setBatchMapping } from "./file/set-mapping.ts";
import { gridVerbs } from "./grid/verbs.ts";
import { buyBatch } from "./queue/buy-batch.ts";
import { queueVerbs } from "./queue/queue-verbs.ts";
import { quoteBatch } from "./queue/quote-batch.ts";

export const batchVerbs: Handlers<
  typeof batchRows & typeof batchGridRows & typeof batchPurchaseRows,
  Context
> = {
  ...gridVerbs,
  importBatch,
  addToBatch,
  setBatchMapping,
  addBatchRow,
  editBatchRows,
  acceptSuggestions,
  chooseRate,
  excludeRows,
  undoBatchEdit,
  redoBatchEdit,
  quoteBatch,
  buyBatch,
  ...queueVerbs,
  exportBatch,
};
