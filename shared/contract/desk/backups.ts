import { z } from "zod";
import { fullPath, Instant, requiredText } from "../fields.ts";
import { operation } from "../operation.ts";

/** What a file is encrypted with. Long enough not to be guessed in an afternoon; nobody can open the file without it. */
export const Passphrase = z
  .string()
  .min(8, { error: "must have at least 8 characters" })
  .max(1000, { error: "must be at most 1000 characters" });

export const backupSchedules = ["off", "daily", "hours"] as const;

/** When the station backs itself up, and where to. Lies in the database and travels with a backup. */
export const BackupPlan = z.object({
  schedule: z.enum(backupSchedules),
  hour: z.number().int().min(0).max(23).describe("Of the computer's own clock, for `daily`."),
  everyHours: z.number().int().min(1).max(168).describe("For `hours`."),
  folder: z.string(),
  encrypted: z.boolean(),
});
export type BackupPlan = z.output<typeof BackupPlan>;

/** What became of a backup. */
export const BackupResult = z.object({
  at: Instant,
  by: z.enum(["schedule", "hand", "update"]),
  file: z.string(),
  ok: z.boolean().describe("It was restored elsewhere and the doctor found it well."),
  problem: z.string().nullable(),
  labels: z.number().int(),
  bytes: z.number().int(),
  ms: z.number().int(),
  encrypted: z.boolean(),
  kept: z.boolean().describe("False once newer backups took its place."),
});
export type BackupResult = z.output<typeof BackupResult>;

const BackupsAnswer = z.object({
  plan: BackupPlan,
  passphraseReadable: z.boolean().describe("False when it has to be set anew."),
  running: z.boolean(),
  nextAt: Instant.nullable(),
  results: z.array(BackupResult).describe("The last ones, newest first."),
});

/** Backups by schedule and by hand, and bringing one in. */
export const backupRows = {
  getBackups: operation({
    method: "GET",
    path: "/desk/backups",
    summary: "When the station backs itself up, and what became of the last backups",
    tag: "Desk",
    scope: "read",
    output: BackupsAnswer,
    errors: [],
  }),
  planBackups: operation({
    method: "PATCH",
    path: "/desk/backups",
    summary: "Change when and where the station backs itself up",
    description:
      "A folder must be one that `chooseFolder` answered; null is the data folder's own.",
    tag: "Desk",
    scope: "read",
    body: z.object({
      schedule: z.enum(backupSchedules).optional(),
      hour: BackupPlan.shape.hour.optional(),
      everyHours: BackupPlan.shape.everyHours.optional(),
      folder: fullPath(4000).nullable().optional(),
      passphrase: Passphrase.nullable().optional().describe("Null: not encrypted."),
    }),
    output: BackupsAnswer,
    errors: ["MANAGED", "STORAGE_UNAVAILABLE", "VALIDATION_ERROR"],
  }),
  backUpNow: operation({
    method: "POST",
    path: "/desk/backups",
    summary: "Back up now, as the schedule would",
    tag: "Desk",
    scope: "read",
    output: BackupResult,
    errors: ["STORAGE_UNAVAILABLE"],
  }),
  backUpStation: operation({
    method: "POST",
    path: "/desk/backup",
    summary: "Ask where, and write a backup there that was restored elsewhere to try it",
    tag: "Desk",
    scope: "read",
    body: z.object({
      passphrase: Passphrase.nullish().describe("Encrypts the file when there is one."),
    }),
    output: z.object({
      path: z.string().nullable().describe("Null when the person changed their mind."),
      labels: z.number().int(),
      bytes: z.number().int(),
      ms: z.number().int(),
    }),
    errors: ["NOT_ON_THIS_MACHINE", "STORAGE_UNAVAILABLE"],
  }),
  chooseBackup: operation({
    method: "POST",
    path: "/desk/backup/choose",
    summary:
      "Ask for a backup and try it; of an encrypted one only what is known without its passphrase",
    tag: "Desk",
    scope: "read",
    output: z.object({
      path: z.string().nullable().describe("Null when the person changed their mind."),
      encrypted: z.boolean(),
      problems: z.array(z.string()).describe("Why it cannot be restored; empty when it can."),
    }),
    errors: ["NOT_ON_THIS_MACHINE"],
  }),
  checkBackup: operation({
    method: "POST",
    path: "/desk/backup/check",
    summary: "Try an encrypted backup with its passphrase",
    description: "The path must be one that `chooseBackup` answered.",
    tag: "Desk",
    scope: "read",
    body: z.object({ path: requiredText(4000), passphrase: Passphrase }),
    output: z.object({ problems: z.array(z.string()) }),
    errors: ["VALIDATION_ERROR"],
  }),
  restoreBackup: operation({
    method: "POST",
    path: "/desk/backup/restore",
    summary:
      "Put a backup in the place of the station's data, which is kept aside, and start again",
    description: "The path must be one that `chooseBackup` answered.",
    tag: "Desk",
    scope: "read",
    body: z.object({ path: requiredText(4000), passphrase: Passphrase.nullish() }),
    output: z.object({ restarting: z.boolean() }),
    errors: ["NOT_ON_THIS_MACHINE", "VALIDATION_ERROR"],
  }),
};
