import { z } from "zod";
import { requiredText, text } from "../fields.ts";
import { operation } from "../operation.ts";
import { limitOf, offset, Pagination } from "../pages.ts";
import { FileAnswer } from "./file.ts";
import { PrintEntry, PrintJob } from "./print-job.ts";

/** What to print: bought labels by their items, or a whole batch in grid order. */
const source = {
  batchId: text(200).optional(),
  orderItemIds: z.array(text(200)).min(1).max(50_000).optional(),
  onlyUnprinted: z.boolean().default(false),
  packingSlips: z.boolean().default(false),
};
const byJob = z.object({ jobId: requiredText(200) });
const common = { tag: "Desk", scope: "read" } as const;

/** Labels on their way to paper, and the journal of what was printed. */
export const printingRows = {
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
      "MANAGED",
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
