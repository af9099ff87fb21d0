import { z } from "zod";
import { AnsweredAddress } from "./address.ts";
import { Document } from "./documents.ts";
import { Instant, optionalText, requiredText } from "./fields.ts";
import { operation } from "./operation.ts";
import { limitOf, offset, Pagination } from "./pages.ts";
import { Carrier } from "./rates.ts";

export const dayField = z.iso.date({ error: "must be a date such as 2026-11-21" });

const entry = {
  manifestId: z.string().describe("`man_…`"),
  carrier: z.string(),
  date: z
    .string()
    .meta({ format: "date" })
    .describe("The date of mailing: the ship date of the labels."),
  number: z
    .string()
    .describe(
      "What the barcode of the form says. USPS: the electronic file number of the SCAN form.",
    ),
  shipFrom: AnsweredAddress,
  labelCount: z.number().int().describe("Labels on the form, voided ones included."),
  voidedCount: z.number().int().describe("Of them, voided after the form was made."),
  services: z
    .array(z.object({ service: z.string(), count: z.number().int() }))
    .describe("Pieces by service."),
  documents: z.array(Document).describe("The form itself."),
  createdAt: Instant,
};

export const ManifestEntry = z.object(entry).meta({ id: "ManifestEntry" });
export type ManifestEntry = z.output<typeof ManifestEntry>;

export const Manifest = z
  .object({
    ...entry,
    labels: z.array(
      z.object({
        orderItemId: z.string(),
        orderId: z.string(),
        trackingCode: z.string(),
        service: z.string(),
        voided: z.boolean(),
      }),
    ),
  })
  .meta({ id: "Manifest" });
export type Manifest = z.output<typeof Manifest>;

export const manifestOperations = {
  listManifests: operation({
    method: "GET",
    path: "/manifests",
    summary: "List end-of-day manifests, newest first",
    tag: "Manifests",
    scope: "read",
    query: z.object({
      limit: limitOf(50),
      offset,
      carrier: Carrier.optional(),
      date: dayField.optional(),
    }),
    output: z.object({ manifests: z.array(ManifestEntry), pagination: Pagination }),
    errors: [],
  }),
  createManifest: operation({
    method: "POST",
    path: "/manifests",
    summary: "Close a carrier's day: one form with one barcode for all its labels",
    description:
      "Takes every label of the carrier that was bought that day, leaves from one place, is not voided and is on no manifest yet; or exactly the labels of `labelIds`. A form has one date of mailing, which is the ship date on its labels: those bought after the carrier's cut-off come onto a form of their own, made by the same request again. A label is on one manifest at most, so the same request again is NOTHING_TO_MANIFEST and names the form that was made. Return labels are left out: the customer hands those in. USPS gets a SCAN form (PS Form 5630), the other carriers an end-of-day summary.",
    tag: "Manifests",
    scope: "purchase",
    status: 201,
    body: z.object({
      carrier: Carrier,
      date: dayField
        .nullish()
        .transform((value) => value ?? undefined)
        .describe(
          "The day on which they were bought; today where the labels leave from, when omitted.",
        ),
      labelIds: z
        .array(requiredText(200))
        .min(1, { error: "must have 1 to 10000 entries" })
        .max(10_000, { error: "must have 1 to 10000 entries" })
        .nullish()
        .transform((value) => value ?? undefined)
        .describe(
          "The `orderItemId` of each label. With them, `date` is only the date of mailing on the form; the last of their ship dates, when omitted.",
        ),
      shipFrom: optionalText(400).describe(
        "Which place, where labels of that day leave from several: as SEVERAL_SHIP_FROMS spells it.",
      ),
    }),
    output: Manifest,
    errors: [
      "LABEL_NOT_FOUND",
      "NOTHING_TO_MANIFEST",
      "PURCHASE_IN_PROGRESS",
      "LABEL_NOT_MANIFESTABLE",
      "SEVERAL_SHIP_FROMS",
      "IDEMPOTENCY_KEY_REUSED",
      "STORAGE_UNAVAILABLE",
    ],
    idempotent: true,
  }),
  getManifest: operation({
    method: "GET",
    path: "/manifests/{id}",
    summary: "One manifest with its labels",
    tag: "Manifests",
    scope: "read",
    params: z.object({ id: requiredText(200) }),
    output: Manifest,
    errors: ["MANIFEST_NOT_FOUND"],
  }),
};
