import { listPrinters } from "#electron/printing/drivers/list-printers.ts";
import { pageOfJobs } from "#electron/store/print-jobs.ts";
import { allProfiles } from "#electron/store/printer-profiles.ts";
import type { printerRows } from "#shared/contract/desk/printers.ts";
import type { printingRows } from "#shared/contract/desk/printing.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import { paginate } from "#shared/contract/pages.ts";
import type { Context } from "../context.ts";
import { cancelPrint, existingJob, resumePrint } from "./change-job.ts";
import { jobView } from "./job-view.ts";
import { listPrinted } from "./list-printed.ts";
import { previewPrint, savePrint } from "./preview-print.ts";
import { plainPiece } from "./pieces.ts";
import { existingProfile, profileFromRow } from "./profiles.ts";
import { deletePrinterProfile, savePrinterProfile } from "./save-profile.ts";
import { startPrint, writeJob } from "./start-print.ts";

/** Printing, by the names of its rows. */
export const printingVerbs: Handlers<typeof printerRows & typeof printingRows, Context> = {
  listPrinters: () => listPrinters(),
  listPrinterProfiles: async (ctx) => ({
    profiles: ctx.store.read((db) => allProfiles.all(db, {}).map(profileFromRow)),
  }),
  savePrinterProfile,
  deletePrinterProfile,
  printTestPage: async (ctx, { profileId }) => {
    const profile = ctx.store.read((db) => existingProfile(db, profileId));
    return writeJob(ctx, ctx.newId("cmd"), () => ({
      batchId: null,
      title: `Test page, ${profile.name}`,
      profile,
      labels: 0,
      pieces: [plainPiece("test", null)],
    }));
  },
  previewPrint,
  startPrint,
  listPrintJobs: async (ctx, { limit, offset }) => {
    const { total, jobs } = ctx.store.read((db) => pageOfJobs(db, limit, offset));
    return { jobs: jobs.map(jobView), pagination: paginate(limit, offset, total, jobs.length) };
  },
  getPrintJob: async (ctx, { jobId }) => ctx.store.read((db) => jobView(existingJob(db, jobId))),
  resumePrint,
  cancelPrint,
  savePrint,
  listPrinted,
};
