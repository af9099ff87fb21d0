import { z } from "zod";
import { documentTypes } from "../documents.ts";
import { Instant } from "../fields.ts";
import { PrinterProfile } from "./printer-profile.ts";

export const jobStates = ["queued", "printing", "stopped", "done", "cancelled"] as const;

/** Some labels on their way to one printer. */
export const PrintJob = z.object({
  id: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  by: z.string().describe("Who printed: the account name on this computer."),
  batchId: z.string().nullable(),
  title: z
    .string()
    .describe("The batch, or the tracking code of a single label, else how many labels."),
  profile: PrinterProfile.describe("As it was when the job began."),
  state: z.enum(jobStates).describe("`stopped` waits to be resumed or cancelled."),
  total: z
    .number()
    .int()
    .describe("Labels, packing slips and copies; on `letter-2` paper two of them share a sheet."),
  sent: z.number().int().describe("Of `total`, what the printer or spooler has taken."),
  labels: z.number().int(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type PrintJob = z.output<typeof PrintJob>;

/** One printed piece of paper. */
export const PrintEntry = z.object({
  id: z.string(),
  jobId: z.string(),
  position: z.number().int().describe("Place in its job, from 1."),
  at: Instant,
  by: z.string(),
  printer: z.string(),
  profileName: z.string(),
  kind: z.enum(["label", "slip", "test", "document"]),
  document: z.enum(documentTypes).nullable().describe("Which paper, when it is a document."),
  orderItemId: z.string().nullable(),
  trackingCode: z.string().nullable(),
  recipient: z.string().nullable(),
  copy: z
    .number()
    .int()
    .describe("1 for the first time that this label was printed, 2 for the second …"),
});
export type PrintEntry = z.output<typeof PrintEntry>;
