import { z } from "zod";
import { Instant } from "../fields.ts";
import { operation } from "../operation.ts";

export const updateModes = ["off", "check", "automatic"] as const;

/** How far an update of the program is. */
export const UpdatesState = z.object({
  mode: z.enum(updateModes).describe("The company's policy says it; off where there is none."),
  feed: z.string().nullable(),
  channel: z.string(),
  version: z.string().describe("The version that runs."),
  hindrance: z
    .enum(["package", "checkout", "no-window"])
    .nullable()
    .describe("Why this installation only tells of updates; null when it installs them."),
  phase: z.enum(["idle", "checking", "downloading", "ready", "installing"]),
  offer: z
    .object({ version: z.string(), signedAt: Instant })
    .nullable()
    .describe("The newer version that the feed offers, signed by the company."),
  progress: z.object({ bytes: z.number().int(), total: z.number().int() }).nullable(),
  checkedAt: Instant.nullable(),
  problem: z
    .object({ code: z.string(), message: z.string(), at: Instant })
    .nullable()
    .describe("What was refused, or went wrong, at the last try."),
});
export type UpdatesState = z.output<typeof UpdatesState>;

const common = { tag: "Desk", scope: "read", output: UpdatesState } as const;

/** Newer versions of the program, from the company's own feed. */
export const updateRows = {
  getUpdates: operation({
    ...common,
    method: "GET",
    path: "/desk/updates",
    summary: "Whether there is a newer version, and how far it is",
    errors: [],
  }),
  checkForUpdates: operation({
    ...common,
    method: "POST",
    path: "/desk/updates/check",
    summary: "Ask the feed now",
    description: "What is refused of it stands in `problem`.",
    errors: ["UPDATES_OFF"],
  }),
  downloadUpdate: operation({
    ...common,
    method: "POST",
    path: "/desk/updates/download",
    summary: "Fetch the offered version; goes on in the background",
    errors: ["NO_UPDATE", "NOT_ON_THIS_MACHINE", "UPDATES_OFF"],
  }),
  installUpdate: operation({
    ...common,
    method: "POST",
    path: "/desk/updates/install",
    summary: "Back up, end the program, and start it again as the new version",
    description: "Refused while labels are bought, voided, read in or printed.",
    errors: [
      "BATCH_BUSY",
      "BATCH_LOADING",
      "NO_UPDATE",
      "NOT_ON_THIS_MACHINE",
      "PRINT_JOB_RUNNING",
      "PURCHASE_IN_PROGRESS",
      "STORAGE_UNAVAILABLE",
      "UPDATES_OFF",
    ],
  }),
};
