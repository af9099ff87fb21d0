import { z } from "zod";
import { requiredText, text } from "../fields.ts";
import { operation } from "../operation.ts";
import { limitOf, offset, Pagination } from "../pages.ts";
import { Batch } from "./batch.ts";
import { Bytes, FileAnswer } from "./file.ts";
import { ImportMapping } from "./imports.ts";
import { RateRule } from "./rules.ts";

const byId = z.object({ id: requiredText(200) });
const common = { tag: "Desk", scope: "purchase" } as const;
const storage = ["BATCH_NOT_FOUND", "STORAGE_UNAVAILABLE"] as const;

/** Batches of orders: made, read from files, saved as one. */
export const batchRows = {
  listBatches: operation({
    ...common,
    method: "GET",
    path: "/desk/batches",
    summary: "Batches, newest first",
    query: z.object({ limit: limitOf(50), offset }),
    output: z.object({ batches: z.array(Batch), pagination: Pagination }),
    errors: [],
  }),
  getBatch: operation({
    ...common,
    method: "GET",
    path: "/desk/batches/{id}",
    summary: "One batch: its state, its counts, how its file was read",
    params: byId,
    output: Batch,
    errors: ["BATCH_NOT_FOUND"],
  }),
  createBatch: operation({
    ...common,
    method: "POST",
    path: "/desk/batches",
    summary: "An empty batch, to be typed in",
    body: z.object({ name: text(100).default("") }),
    output: Batch,
    errors: ["STORAGE_UNAVAILABLE"],
  }),
  importBatch: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/import",
    summary: "A batch from a CSV, TSV or XLSX file, or from pasted text",
    description:
      "Columns are matched by themselves, by a remembered mapping first. A batch whose columns cannot all be matched waits in state `mapping`. The same bytes again make a new batch, with a warning.",
    body: z.object({ fileName: requiredText(255), bytes: Bytes }),
    output: Batch,
    errors: ["IMPORT_UNREADABLE", "PAYLOAD_TOO_LARGE", "STORAGE_UNAVAILABLE"],
  }),
  addToBatch: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/{id}/import",
    summary: "Add the rows of a file or of pasted text at the end of a batch",
    description:
      "The same columns as the batch's own file go on in it and in its results; other columns make rows as if they were typed in.",
    params: byId,
    body: z.object({ fileName: requiredText(255), bytes: Bytes }),
    output: z.object({ added: z.number().int().describe("Rows"), batch: Batch }),
    errors: [...storage, "BATCH_BUSY", "BATCH_LOADING", "IMPORT_UNREADABLE", "PAYLOAD_TOO_LARGE"],
  }),
  setBatchMapping: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/{id}/mapping",
    summary:
      "Say what the columns are; rows that were not bought are read again from the file's own cells",
    params: byId,
    body: z.object({ mapping: ImportMapping, remember: z.boolean().default(true) }),
    output: Batch,
    errors: [...storage, "BATCH_BUSY", "BATCH_LOADING"],
  }),
  updateBatch: operation({
    ...common,
    method: "PATCH",
    path: "/desk/batches/{id}",
    summary: "Rename a batch, change its rule, its ship-from address or its package",
    params: byId,
    body: z.object({
      name: text(100).optional(),
      rule: RateRule.optional(),
      shipFromId: text(200).nullable().optional(),
      packageId: text(200).nullable().optional(),
    }),
    output: Batch,
    errors: [...storage, "BATCH_BUSY"],
  }),
  deleteBatch: operation({
    ...common,
    method: "DELETE",
    path: "/desk/batches/{id}",
    summary: "Delete a batch from which nothing was bought",
    params: byId,
    output: z.object({ id: z.string(), deleted: z.literal(true) }),
    errors: [...storage, "BATCH_BUSY", "BATCH_LOADING"],
  }),
  exportBatch: operation({
    ...common,
    method: "GET",
    path: "/desk/batches/{id}/export",
    summary: "The results in the import's own columns, as CSV that a spreadsheet opens safely",
    params: byId,
    output: FileAnswer,
    errors: ["BATCH_NOT_FOUND"],
  }),
};
