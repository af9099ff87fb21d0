import { z } from "zod";
import { requiredText, text } from "../fields.ts";
import { operation } from "../operation.ts";
import { offset, Pagination } from "../pages.ts";
import { CarrierMessage, Rate } from "../rates.ts";
import { Batch } from "./batch.ts";
import { BatchRow, RowChanges, rowFilters } from "./batch-row.ts";

const byId = z.object({ id: requiredText(200) });
const byRow = z.object({ rowId: requiredText(200) });
const rowIds = z.array(requiredText(200)).min(1).max(50_000);
const common = { tag: "Desk", scope: "purchase" } as const;
const storage = ["BATCH_NOT_FOUND", "STORAGE_UNAVAILABLE"] as const;
const rowErrors = [
  "BATCH_NOT_FOUND",
  "ROW_NOT_FOUND",
  "ROW_NOT_EDITABLE",
  "STORAGE_UNAVAILABLE",
] as const;

/** The rows of a batch, and what a person changes in them. */
export const batchGridRows = {
  listBatchRows: operation({
    ...common,
    method: "GET",
    path: "/desk/batches/{id}/rows",
    summary: "Rows of a batch in grid order",
    params: byId,
    query: z.object({
      limit: z.number().int().min(1).max(500).default(100),
      offset,
      filter: z.enum(rowFilters).default("all"),
      search: text(200).optional(),
    }),
    output: z.object({ rows: z.array(BatchRow), pagination: Pagination }),
    errors: ["BATCH_NOT_FOUND"],
  }),
  getBatchRow: operation({
    ...common,
    method: "GET",
    path: "/desk/rows/{rowId}",
    summary: "One row with all its rates",
    params: byRow,
    output: z.object({ row: BatchRow, rates: z.array(Rate), messages: z.array(CarrierMessage) }),
    errors: ["ROW_NOT_FOUND"],
  }),
  addBatchRow: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/{id}/rows",
    summary: "Add a row at the end",
    params: byId,
    body: RowChanges,
    output: BatchRow,
    errors: [...storage],
  }),
  editBatchRows: operation({
    ...common,
    method: "PATCH",
    path: "/desk/batches/{id}/rows",
    summary: "Change rows; each is verified and rated again. One step of undo",
    params: byId,
    body: z.object({ rowIds, changes: RowChanges }),
    output: z.object({ rows: z.array(BatchRow).describe("At most 100 of them.") }),
    errors: [...rowErrors],
  }),
  acceptSuggestions: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/{id}/suggestions",
    summary:
      "Take what the station suggests: the standardized address and every fix of one key. One step of undo",
    params: byId,
    body: z.object({ rowIds: rowIds.optional().describe("All rows when absent.") }),
    output: z.object({ changed: z.number().int() }),
    errors: [...rowErrors],
  }),
  chooseRate: operation({
    ...common,
    method: "POST",
    path: "/desk/rows/{rowId}/rate",
    summary:
      "Choose a row's carrier and service by one of its rates; null follows the rule again. One step of undo",
    params: byRow,
    body: z.object({ rateId: text(200).nullable() }),
    output: BatchRow,
    errors: [...rowErrors, "RATE_NOT_FOUND"],
  }),
  excludeRows: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/{id}/exclude",
    summary: "Leave rows out of the purchase, or take them in again. One step of undo",
    params: byId,
    body: z.object({ rowIds, excluded: z.boolean() }),
    output: z.object({ changed: z.number().int() }),
    errors: [...rowErrors],
  }),
  undoBatchEdit: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/{id}/undo",
    summary: "Take the last edit back",
    params: byId,
    output: z.object({ rowIds: z.array(z.string()), batch: Batch }),
    errors: [...storage, "ROW_NOT_EDITABLE"],
  }),
  redoBatchEdit: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/{id}/redo",
    summary: "Do the edit again that was taken back",
    params: byId,
    output: z.object({ rowIds: z.array(z.string()), batch: Batch }),
    errors: [...storage, "ROW_NOT_EDITABLE"],
  }),
};
