import { z } from "zod";
import { AddressError, AnsweredAddress } from "../address.ts";
import { contentsTypes } from "../customs.ts";
import { Instant, requiredText, text } from "../fields.ts";
import { Currency } from "../labels.ts";
import { operation } from "../operation.ts";
import { limitOf, offset, Pagination } from "../pages.ts";
import { CarrierMessage, Rate } from "../rates.ts";
import { Bytes, FileAnswer } from "./file.ts";
import { ImportFacts, ImportMapping } from "./imports.ts";
import { RateRule } from "./rules.ts";

/** Where a row stands. `ready` can be bought; `blocked` has a problem that the person must solve first. */
export const rowStatuses = [
  "checking",
  "ready",
  "blocked",
  "excluded",
  "queued",
  "buying",
  "pending",
  "bought",
  "failed",
  "voided",
] as const;
export type RowStatus = (typeof rowStatuses)[number];

/** One thing that is wrong with a row, or that looks wrong. The window says it in its language by `code` and `params`. */
export const RowProblem = z.object({
  code: z.string().describe("UPPER_SNAKE, such as WEIGHT_MISSING or DUPLICATE_RECIPIENT."),
  field: z
    .string()
    .nullable()
    .describe("A field of the row such as `toAddress.zip` or `package.weight`."),
  severity: z.enum(["error", "warning"]).describe("An error keeps the row from being bought."),
  message: z.string().describe("English, for logs and exports."),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  /** What one key puts right. */
  fix: z.object({ field: z.string(), value: z.string() }).nullable().default(null),
});
export type RowProblem = z.output<typeof RowProblem>;

/** The recipient as it was typed: nothing is required until it is bought. */
const draftText = text(200);
export const DraftAddress = z.object({
  name: draftText,
  company: draftText,
  street1: draftText,
  street2: draftText,
  city: draftText,
  state: draftText,
  zip: draftText,
  country: draftText,
  phone: draftText,
  email: draftText,
});
export type DraftAddress = z.output<typeof DraftAddress>;

/** Inches and ounces; null where nobody has said yet. */
export const DraftPackage = z.object({
  length: z.number().min(0).max(1000).nullable(),
  width: z.number().min(0).max(1000).nullable(),
  height: z.number().min(0).max(1000).nullable(),
  weight: z.number().min(0).max(100_000).nullable(),
});
export type DraftPackage = z.output<typeof DraftPackage>;

/** One line of the packing slip and of the customs form. Value in USD of one unit, weight in ounces of one unit. */
export const DraftItem = z.object({
  description: text(200),
  sku: text(100).default(""),
  quantity: z.number().int().min(1).max(1_000_000),
  value: z.number().min(0).max(1_000_000).nullable(),
  weight: z.number().min(0).max(100_000).nullable(),
  hsCode: text(20).default(""),
  origin: text(60).default(""),
});
export type DraftItem = z.output<typeof DraftItem>;

/** What a person can change in a row. */
const RowFields = z.object({
  orderNumber: text(200),
  toAddress: DraftAddress.partial(),
  package: DraftPackage.partial(),
  contentsType: z.enum(contentsTypes),
  items: z.array(DraftItem).max(100),
  notes: text(500),
  /** Null: the batch's rule. */
  rule: RateRule.nullable(),
});
export const RowChanges = RowFields.partial();
export type RowChanges = z.output<typeof RowChanges>;

export const BatchRow = z.object({
  rowId: z.string(),
  batchId: z.string(),
  position: z.number().int().describe("Place in the grid, from 0."),
  lines: z
    .array(z.number().int())
    .describe("Lines of the imported file that became this row, from 1; empty for a row typed in."),
  orderNumber: z.string(),
  toAddress: DraftAddress,
  package: DraftPackage,
  parcel: DraftPackage.describe(
    "What is rated: the row's own measures, filled up from the preset.",
  ),
  contentsType: z.enum(contentsTypes),
  items: z.array(DraftItem),
  notes: z.string(),
  status: z.enum(rowStatuses),
  address: z.object({
    state: z.enum(["unchecked", "verified", "suggested", "failed"]),
    /** The standardized address; `suggested` waits for one key to take it. */
    suggestion: AnsweredAddress.nullable(),
    errors: z.array(AddressError),
  }),
  rate: Rate.nullable().describe("The chosen one."),
  rateCount: z.number().int(),
  /** The row's own choice; null follows the batch's rule. */
  rule: RateRule.nullable(),
  problems: z.array(RowProblem),
  order: z
    .object({
      orderId: z.string(),
      orderItemId: z.string(),
      trackingCode: z.string().nullable(),
      paidUsd: z.number().nullable(),
      error: z.object({ code: z.string(), message: z.string(), retryable: z.boolean() }).nullable(),
    })
    .nullable(),
  printedCopies: z.number().int(),
});
export type BatchRow = z.output<typeof BatchRow>;

export const rowFilters = [
  "all",
  "ready",
  "problems",
  "warnings",
  "bought",
  "failed",
  "unprinted",
  "excluded",
] as const;

export const Batch = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  /** `mapping` waits for the person to say what the columns are. */
  state: z.enum(["mapping", "checking", "open", "buying", "paused"]),
  pausedReason: z
    .object({ code: z.string(), message: z.string() })
    .nullable()
    .describe(
      "Why the station paused by itself, such as INSUFFICIENT_BALANCE; null when a person did.",
    ),
  counts: z.object({
    total: z.number().int(),
    warnings: z.number().int(),
    printed: z.number().int(),
    ...(Object.fromEntries(rowStatuses.map((status) => [status, z.number().int()])) as Record<
      RowStatus,
      z.ZodNumber
    >),
  }),
  readyUsd: z.number().describe("What the ready rows cost."),
  rule: RateRule,
  shipFromId: z.string().nullable().describe("Null: the first ship-from address of the settings."),
  packageId: z.string().nullable().describe("The preset for rows without measures; null: none."),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  /** How the file was read; null for a batch made by hand. */
  imported: ImportFacts.nullable(),
});
export type Batch = z.output<typeof Batch>;

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
  quoteBatch: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/{id}/quote",
    summary: "What buying would cost and leave",
    params: byId,
    body: z.object({
      rowIds: rowIds.optional().describe("All ready rows when absent."),
      currency: Currency.nullable().default(null),
    }),
    output: z.object({
      count: z.number().int().describe("Rows that would be bought."),
      blocked: z.number().int().describe("Rows left out because of a problem."),
      warnings: z.number().int().describe("Rows that would be bought and carry a warning."),
      expired: z.number().int().describe("Rows whose rate is asked for again at the purchase."),
      usd: z.string(),
      currency: Currency.nullable().describe("What would pay; null when no rate is known."),
      amount: z.string().nullable().describe("Coins."),
      required: z.string().nullable().describe("Coins with the 10 % buffer that must be there."),
      available: z.string().nullable(),
      balanceAfter: z.string().nullable(),
      balanceAfterUsd: z.string().nullable(),
      sufficient: z.boolean(),
      exchangeRate: z.number().nullable().describe("USD for one coin"),
      rateSource: z.string().nullable(),
      rateAt: Instant.nullable().describe("When it was one; null of a pinned rate."),
      askAgain: z.boolean().describe("True for real money above the limit of the settings."),
    }),
    errors: ["BATCH_NOT_FOUND", "ROW_NOT_FOUND"],
  }),
  buyBatch: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/{id}/buy",
    summary:
      "Put rows into the purchase queue; the station buys them one after another, also when the window is closed",
    description:
      "The same `commandId` again changes nothing; for other rows or another sum it is refused. Failed rows named in `rowIds` are tried again.",
    params: byId,
    body: z.object({
      commandId: requiredText(100),
      rowIds: rowIds.optional().describe("All ready rows when absent."),
      currency: Currency.nullable().default(null),
      expectedUsd: text(40).describe("The sum that the person saw; another sum is refused."),
      printProfileId: text(200)
        .nullable()
        .default(null)
        .describe("Print the bought labels here when the queue is through."),
    }),
    output: Batch,
    errors: [
      ...storage,
      "ROW_NOT_FOUND",
      "BATCH_BUSY",
      "BATCH_LOADING",
      "IDEMPOTENCY_KEY_REUSED",
      "PRICE_CHANGED",
      "NOTHING_TO_BUY",
      "INSUFFICIENT_BALANCE",
      "EXCHANGE_RATE_UNAVAILABLE",
    ],
  }),
  pauseBatch: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/{id}/pause",
    summary: "Begin no further purchase; what is under way ends",
    params: byId,
    output: Batch,
    errors: [...storage],
  }),
  resumeBatch: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/{id}/resume",
    summary: "Go on with a paused queue",
    params: byId,
    output: Batch,
    errors: [...storage],
  }),
  cancelBatch: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/{id}/cancel",
    summary: "Take what has not begun out of the queue; nothing was charged for it",
    params: byId,
    output: Batch,
    errors: [...storage],
  }),
  recheckBatch: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/{id}/recheck",
    summary: "Verify and rate again",
    params: byId,
    body: z.object({ rowIds: rowIds.optional() }),
    output: Batch,
    errors: [...storage, "ROW_NOT_FOUND"],
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
