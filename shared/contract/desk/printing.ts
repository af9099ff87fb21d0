import { z } from "zod";
import { documentTypes } from "../documents.ts";
import { fullPath, Instant, requiredText, text } from "../fields.ts";
import { operation } from "../operation.ts";
import { limitOf, offset, Pagination } from "../pages.ts";
import { FileAnswer } from "./file.ts";

/** What a printer holds. 4×6, 4×8 in inches; A6 105×148 mm; letter with one or two labels a sheet. */
export const paperSizes = ["4x6", "4x8", "a6", "letter-1", "letter-2"] as const;
export type PaperSize = (typeof paperSizes)[number];

/** How bytes come to the printer. */
export const PrintRoute = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("spooler"),
    queue: requiredText(200)
      .refine((queue) => !queue.startsWith("-"), { error: "must not begin with a hyphen" })
      .describe("The system's name of the printer."),
  }),
  z.object({
    kind: z.literal("zpl"),
    host: requiredText(253),
    port: z.number().int().min(1).max(65_535).default(9100),
  }),
  z.object({ kind: z.literal("folder"), folder: fullPath(1000) }),
]);
export type PrintRoute = z.output<typeof PrintRoute>;

const profile = {
  name: requiredText(60),
  route: PrintRoute,
  size: z.enum(paperSizes).default("4x6"),
  dpi: z.union([z.literal(203), z.literal(300)]).default(203),
  rotation: z
    .union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)])
    .default(0)
    .describe("Degrees clockwise"),
  offsetX: z.number().min(-25).max(25).default(0).describe("mm to the right"),
  offsetY: z.number().min(-25).max(25).default(0).describe("mm down"),
  darkness: z
    .number()
    .int()
    .min(-30)
    .max(30)
    .nullable()
    .default(null)
    .describe("ZPL ^MD; null leaves the printer's own."),
  copies: z.number().int().min(1).max(10).default(1),
};

/** A printer and how it is used. */
export const PrinterProfile = z.object({ id: z.string(), ...profile });
export type PrinterProfile = z.output<typeof PrinterProfile>;

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

/** What to print: bought labels by their items, or a whole batch in grid order. */
const source = {
  batchId: text(200).optional(),
  orderItemIds: z.array(text(200)).min(1).max(50_000).optional(),
  onlyUnprinted: z.boolean().default(false),
  packingSlips: z.boolean().default(false),
};
const byProfile = z.object({ profileId: requiredText(200) });
const byJob = z.object({ jobId: requiredText(200) });
const common = { tag: "Desk", scope: "read" } as const;

export const printingRows = {
  listPrinters: operation({
    ...common,
    method: "GET",
    path: "/desk/printers",
    summary: "The printers that this system knows",
    output: z.object({
      printers: z.array(
        z.object({
          queue: z.string(),
          description: z.string(),
          isDefault: z.boolean(),
          state: z.string(),
        }),
      ),
      problem: z
        .object({
          code: z
            .string()
            .describe("SPOOLER_GONE: it does not answer. SPOOLER_MISSING: there is none."),
          message: z.string().describe("What the system said."),
        })
        .nullable()
        .describe("Why the system could not be asked."),
    }),
    errors: [],
  }),
  listPrinterProfiles: operation({
    ...common,
    method: "GET",
    path: "/desk/printer-profiles",
    summary: "Printer profiles by name",
    output: z.object({ profiles: z.array(PrinterProfile) }),
    errors: [],
  }),
  savePrinterProfile: operation({
    ...common,
    method: "POST",
    path: "/desk/printer-profiles",
    summary: "Make a printer profile, or change the one with this id",
    description: "In the desktop app a folder must be one that `chooseFolder` answered.",
    body: z.object({ id: text(200).nullish(), ...profile }),
    output: PrinterProfile,
    errors: ["PROFILE_NOT_FOUND", "STORAGE_UNAVAILABLE"],
  }),
  deletePrinterProfile: operation({
    ...common,
    method: "DELETE",
    path: "/desk/printer-profiles/{profileId}",
    summary: "Delete a printer profile",
    params: byProfile,
    output: z.object({ id: z.string(), deleted: z.literal(true) }),
    errors: ["PROFILE_NOT_FOUND", "STORAGE_UNAVAILABLE"],
  }),
  printTestPage: operation({
    ...common,
    method: "POST",
    path: "/desk/printer-profiles/{profileId}/test",
    summary: "Print a page with rulers, a frame and a code to scan",
    params: byProfile,
    output: PrintJob,
    errors: ["PROFILE_NOT_FOUND", "STORAGE_UNAVAILABLE"],
  }),
  previewPrint: operation({
    ...common,
    method: "POST",
    path: "/desk/print-preview",
    summary: "The pages exactly as they would be printed, as one PDF",
    body: z.object({
      ...source,
      profileId: text(200).nullable().default(null).describe("Null: 4×6, one label a page."),
      first: z.number().int().min(1).default(1).describe("First page wanted, from 1."),
      limit: z.number().int().min(1).max(100).default(25),
    }),
    output: z.object({
      totalPages: z.number().int(),
      labels: z.number().int(),
      printedBefore: z.number().int().describe("Labels that were printed before."),
      pages: z.array(
        z.object({
          kind: z.enum(["label", "slip"]),
          title: z.string(),
          orderItemIds: z.array(z.string()),
        }),
      ),
      bytes: FileAnswer.shape.bytes,
    }),
    errors: ["BATCH_NOT_FOUND", "LABEL_NOT_FOUND", "PROFILE_NOT_FOUND", "NOTHING_TO_PRINT"],
  }),
  startPrint: operation({
    ...common,
    method: "POST",
    path: "/desk/print-jobs",
    summary: "Print labels; the station goes on when the window is closed",
    description:
      "Labels that were printed before need `again`: else ALREADY_PRINTED says which. The same `commandId` again answers the first job.",
    body: z.object({
      ...source,
      commandId: requiredText(100),
      profileId: requiredText(200),
      again: z.boolean().default(false),
    }),
    output: PrintJob,
    errors: [
      "BATCH_NOT_FOUND",
      "LABEL_NOT_FOUND",
      "PROFILE_NOT_FOUND",
      "NOTHING_TO_PRINT",
      "ALREADY_PRINTED",
      "STORAGE_UNAVAILABLE",
    ],
  }),
  listPrintJobs: operation({
    ...common,
    method: "GET",
    path: "/desk/print-jobs",
    summary: "Print jobs, newest first",
    query: z.object({ limit: limitOf(20), offset }),
    output: z.object({ jobs: z.array(PrintJob), pagination: Pagination }),
    errors: [],
  }),
  getPrintJob: operation({
    ...common,
    method: "GET",
    path: "/desk/print-jobs/{jobId}",
    summary: "One print job",
    params: byJob,
    output: PrintJob,
    errors: ["PRINT_JOB_NOT_FOUND"],
  }),
  resumePrint: operation({
    ...common,
    method: "POST",
    path: "/desk/print-jobs/{jobId}/resume",
    summary: "Print again from piece n, after a jam or when the printer is back",
    params: byJob,
    body: z.object({
      from: z
        .number()
        .int()
        .min(1)
        .describe("First piece to print, from 1; at most the job's `total`."),
    }),
    output: PrintJob,
    errors: ["PRINT_JOB_NOT_FOUND", "PRINT_JOB_RUNNING", "STORAGE_UNAVAILABLE"],
  }),
  cancelPrint: operation({
    ...common,
    method: "POST",
    path: "/desk/print-jobs/{jobId}/cancel",
    summary: "Send nothing more of this job",
    params: byJob,
    output: PrintJob,
    errors: ["PRINT_JOB_NOT_FOUND", "STORAGE_UNAVAILABLE"],
  }),
  savePrint: operation({
    ...common,
    method: "POST",
    path: "/desk/print-files",
    summary: "The pages as one PDF file, to be kept or sent",
    body: z.object({ ...source, profileId: text(200).nullable().default(null) }),
    output: FileAnswer,
    errors: ["BATCH_NOT_FOUND", "LABEL_NOT_FOUND", "PROFILE_NOT_FOUND", "NOTHING_TO_PRINT"],
  }),
  listPrinted: operation({
    ...common,
    method: "GET",
    path: "/desk/print-journal",
    summary: "The print journal, newest first: who printed what, where, and which copy it was",
    query: z.object({
      limit: limitOf(50),
      offset,
      search: text(200).optional(),
      jobId: text(200).optional(),
    }),
    output: z.object({ entries: z.array(PrintEntry), pagination: Pagination }),
    errors: [],
  }),
};
