import { z } from "zod";
import { fullPath, requiredText } from "../fields.ts";
import { operation, scopes } from "../operation.ts";
import { carriers } from "../rates.ts";
import { refusalOfServerUrl } from "../../rules/server-url.ts";
import { BackupPlan, backupSchedules } from "./backups.ts";
import { languages, modes } from "./choices.ts";

const once = { error: "must not name one twice" };
function distinct(values: readonly unknown[]): boolean {
  return new Set(values.map((value) => JSON.stringify(value))).size === values.length;
}

/** A printer that labels may go to, by the way there. */
const AllowedPrinter = z.union(
  [
    z.strictObject({ queue: requiredText(200).describe("The system's name of the printer.") }),
    z.strictObject({
      host: requiredText(253),
      port: z.number().int().min(1).max(65_535).default(9100),
    }),
    z.strictObject({ folder: fullPath(1000) }),
  ],
  { error: 'must be {"queue": …}, {"host": …, "port": …} or {"folder": …}' },
);

/** The company's own server of updates, and the key that its manifests are signed with. */
const PolicyUpdates = z.strictObject({
  mode: z
    .enum(["off", "check", "automatic"])
    .describe(
      "`check` tells of an update and waits for a person; `automatic` also fetches it and installs it when the program is closed.",
    ),
  feed: requiredText(1000)
    .superRefine((url, ctx) => {
      const refusal = refusalOfServerUrl(url);
      if (refusal !== null) ctx.addIssue({ code: "custom", message: refusal });
    })
    .optional()
    .describe("The folder that holds latest.yml, latest-mac.yml and latest-linux.yml."),
  channel: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/, { error: "must be a word of small letters, such as latest" })
    .default("latest"),
  publicKey: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, {
      error: "must be an ed25519 key of 32 bytes in base64, as `updates keygen` prints it",
    })
    .optional(),
});

/**
 * What a company fixes for every station on its computers: the one file that stands above command line, environment and settings.
 * What it leaves out stays the person's to choose.
 */
export const Policy = z.strictObject({
  $schema: z.string().optional(),
  contact: requiredText(200).optional().describe("Whom to ask, such as `IT, extension 4242`."),
  modes: z.array(z.enum(modes)).min(1).refine(distinct, once).optional(),
  port: z.number().int().min(1).max(65_535).optional().describe("Of the local API."),
  dataFolder: z
    .union([fullPath(1000), z.string().regex(/^~\/\S/)], {
      error: "must be a full path, or begin with ~/ for the account's own folder",
    })
    .optional(),
  language: z.enum(languages).optional(),
  carriers: z.array(z.enum(carriers)).min(1).refine(distinct, once).optional(),
  printers: z.array(AllowedPrinter).max(200).optional().describe("Empty: none at all."),
  lanWebhooks: z
    .boolean()
    .optional()
    .describe("May webhooks go to receivers in the local network?"),
  apiKeys: z
    .strictObject({
      scopes: z.array(z.enum(scopes)).min(1).refine(distinct, once).optional(),
      dailyLimitUsd: z
        .number()
        .min(0)
        .max(1_000_000)
        .optional()
        .describe("The most that any key may spend in a day."),
    })
    .optional(),
  network: z
    .strictObject({
      proxy: z
        .string()
        .regex(/^https?:\/\/(\[[\da-fA-F:]+\]|[\w.-]+)(:\d{1,5})?\/?$/, {
          error:
            "must be like http://proxy.example.com:3128, without a password: every account can read this file",
        })
        .nullable()
        .optional()
        .describe("Null: none may be used."),
      authorityFile: fullPath(1000)
        .optional()
        .describe("A certificate (PEM) that is trusted beside the usual ones."),
    })
    .optional(),
  backups: z
    .strictObject({
      schedule: z.enum(backupSchedules).optional(),
      hour: BackupPlan.shape.hour.optional(),
      everyHours: BackupPlan.shape.everyHours.optional(),
      folder: fullPath(1000).optional(),
    })
    .optional(),
  updates: PolicyUpdates.refine(({ mode, feed }) => mode === "off" || feed !== undefined, {
    path: ["feed"],
    error: "is required unless the mode is off",
  })
    .refine(({ feed, publicKey }) => feed === undefined || publicKey !== undefined, {
      path: ["publicKey"],
      error: "is required with a feed: an unsigned update is never taken",
    })
    .optional(),
});
export type Policy = z.output<typeof Policy>;

export const policyRows = {
  getPolicy: operation({
    method: "GET",
    path: "/desk/policy",
    summary: "What the company's policy fixes for this station",
    tag: "Desk",
    scope: "read",
    output: z.object({
      file: z.string().nullable().describe("Null: nothing is managed."),
      contact: z.string().nullable(),
      policy: Policy,
    }),
    errors: [],
  }),
};
