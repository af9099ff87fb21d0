import { z } from "zod";
import { itemStatuses } from "../labels.ts";
import { operation } from "../operation.ts";
import { BatchRow } from "./batch-row.ts";

/** What a scanner read, as it came: symbology prefixes, separators and spaces are the station's to remove. */
const ScannedText = z
  .string()
  .min(1, { error: "must not be empty" })
  .max(500, { error: "must be at most 500 characters" });

/** One parcel of an order, and what became of its label. */
export const ScannedParcel = z.object({
  orderId: z.string(),
  orderItemId: z.string(),
  orderNumber: z.string().nullable(),
  trackingCode: z.string().nullable(),
  carrier: z.string(),
  service: z.string(),
  recipient: z.string(),
  place: z.string().describe("Such as `AUSTIN, TX 78701`."),
  status: z.enum(itemStatuses),
});
export type ScannedParcel = z.output<typeof ScannedParcel>;

/** What a scanned code stands for. Nothing at all when `foundBy` is null. */
export const ScannedOrder = z.object({
  code: z.string().describe("The code without what scanners and symbologies add."),
  foundBy: z.enum(["orderNumber", "trackingCode"]).nullable(),
  row: BatchRow.nullable().describe("A row of a batch; one that can be bought before all others."),
  sameNumber: z
    .number()
    .int()
    .describe("How many rows of all batches carry this order number, this one included."),
  parcels: z
    .array(ScannedParcel)
    .describe("Parcels of orders, newest first; the one of the label for a tracking code."),
});
export type ScannedOrder = z.output<typeof ScannedOrder>;

/**
 * `expected`: an order number, whose label is now awaited. `match`: the label of the awaited order. `good`: a label that is
 * alive, nothing was awaited. `other`: the label of another order than the awaited one.
 */
export const scanVerdicts = [
  "expected",
  "match",
  "good",
  "other",
  "voided",
  "not_bought",
  "unknown",
] as const;
export type ScanVerdict = (typeof scanVerdicts)[number];

export const LabelCheck = z.object({
  code: z.string(),
  verdict: z.enum(scanVerdicts),
  expected: z.string().nullable().describe("The order number that is awaited from now on."),
  parcel: ScannedParcel.nullable(),
});
export type LabelCheck = z.output<typeof LabelCheck>;

const common = { tag: "Desk", scope: "read", method: "POST", errors: [] } as const;

/** The scan station: what a scanned code means, and whether a label is the right one. */
export const scanRows = {
  scanCode: operation({
    ...common,
    path: "/desk/scan",
    summary: "What a scanned code stands for: an order number, or the tracking code of a label",
    description:
      "Order numbers of batches come first, then those of orders, then tracking codes; letter case does not matter.",
    body: z.object({ code: ScannedText }),
    output: ScannedOrder,
  }),
  checkLabel: operation({
    ...common,
    path: "/desk/scan/check",
    summary: "Is this the right label? Scan an order number, then the label on its parcel",
    body: z.object({
      code: ScannedText,
      expected: z.string().max(200).nullable().default(null).describe("The awaited order number."),
    }),
    output: LabelCheck,
  }),
};
