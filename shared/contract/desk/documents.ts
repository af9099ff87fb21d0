import { z } from "zod";
import { labelDocumentTypes } from "../documents.ts";
import { requiredText } from "../fields.ts";
import { operation } from "../operation.ts";
import { FileAnswer } from "./file.ts";
import { PrintJob } from "./print-job.ts";

const common = { tag: "Desk", scope: "read" } as const;

/** Labels that no manifest has yet: of one carrier, one day, one place. */
export const OpenDay = z.object({
  carrier: z.string(),
  date: z.string(),
  /** In one line, as `createManifest` takes it. */
  shipFrom: z.string(),
  labelCount: z.number().int(),
  services: z.array(z.object({ service: z.string(), count: z.number().int() })),
});
export type OpenDay = z.output<typeof OpenDay>;

/** A paper by its label, or a manifest. */
const which = z.union([
  z.object({ orderItemId: requiredText(200), type: z.enum(labelDocumentTypes) }),
  z.object({ manifestId: requiredText(200) }),
]);

export const documentRows = {
  listOpenDays: operation({
    ...common,
    method: "GET",
    path: "/desk/open-days",
    summary: "Labels of the last seven days that are on no manifest, by carrier, day and place",
    output: z.object({ days: z.array(OpenDay) }),
    errors: [],
  }),
  readDocument: operation({
    ...common,
    method: "POST",
    path: "/desk/document-files",
    summary: "The bytes of a label's paper or of a manifest",
    body: z.object({ document: which }),
    output: FileAnswer,
    errors: ["LABEL_NOT_FOUND", "MANIFEST_NOT_FOUND"],
  }),
  printDocument: operation({
    ...common,
    method: "POST",
    path: "/desk/document-print-jobs",
    summary: "Print a label's paper or a manifest, laid out for the printer's paper",
    description: "The same `commandId` again answers the first job.",
    body: z.object({
      document: which,
      commandId: requiredText(100),
      profileId: requiredText(200),
    }),
    output: PrintJob,
    errors: [
      "LABEL_NOT_FOUND",
      "MANAGED",
      "MANIFEST_NOT_FOUND",
      "PROFILE_NOT_FOUND",
      "STORAGE_UNAVAILABLE",
    ],
  }),
};
