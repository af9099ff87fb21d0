import { z } from "zod";
import { requiredText, text } from "../fields.ts";
import { operation } from "../operation.ts";
import { PrintJob } from "./print-job.ts";
import { PrinterProfile, profileFields } from "./printer-profile.ts";

const byProfile = z.object({ profileId: requiredText(200) });
const common = { tag: "Desk", scope: "read" } as const;

/** The printers and how each is used. */
export const printerRows = {
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
    body: z.object({ id: text(200).nullish(), ...profileFields }),
    output: PrinterProfile,
    errors: ["MANAGED", "PROFILE_NOT_FOUND", "STORAGE_UNAVAILABLE"],
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
    errors: ["MANAGED", "PROFILE_NOT_FOUND", "STORAGE_UNAVAILABLE"],
  }),
};
