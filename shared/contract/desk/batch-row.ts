import { z } from "zod";
import { AddressError, AnsweredAddress } from "../address.ts";
import { contentsTypes } from "../customs.ts";
import { text } from "../fields.ts";
import { Rate } from "../rates.ts";
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
