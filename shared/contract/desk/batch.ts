import { z } from "zod";
import { Instant } from "../fields.ts";
import { type RowStatus, rowStatuses } from "./batch-row.ts";
import { ImportFacts } from "./imports.ts";
import { RateRule } from "./rules.ts";

export const Batch = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  /** `mapping` waits for the person to say what the columns are. */
  state: z.enum(["mapping", "checking", "open", "buying", "paused"]),
  pausedReason: z
    .object({ code: z.string(), message: z.string() })
    .nullable()
    .describe(
      "Why the station paused by itself, such as INSUFFICIENT_BALANCE; null when a person did.",
    ),
  counts: z.object({
    total: z.number().int(),
    warnings: z.number().int(),
    printed: z.number().int(),
    ...(Object.fromEntries(rowStatuses.map((status) => [status, z.number().int()])) as Record<
      RowStatus,
      z.ZodNumber
    >),
  }),
  readyUsd: z.number().describe("What the ready rows cost."),
  rule: RateRule,
  shipFromId: z.string().nullable().describe("Null: the first ship-from address of the settings."),
  packageId: z.string().nullable().describe("The preset for rows without measures; null: none."),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  /** How the file was read; null for a batch made by hand. */
  imported: ImportFacts.nullable(),
});
export type Batch = z.output<typeof Batch>;
