import { z } from "zod";
import { readSetting, writeSetting } from "#electron/store/settings.ts";
import type { Db, Tx } from "#electron/store/store.ts";

const key = "going-live";

/** What outsiders said when they were asked, kept over restarts. Times in ms. */
const Kept = z.object({
  account: z.object({ keyPreview: z.string(), at: z.number() }).nullable().default(null),
  clock: z.object({ differenceMs: z.number(), at: z.number() }).nullable().default(null),
  rates: z
    .object({ currencies: z.array(z.string()), at: z.number() })
    .nullable()
    .default(null),
  sender: z
    .object({
      /** The address that was asked about, as JSON: another one is unverified. */
      address: z.string(),
      problem: z.string().nullable(),
      at: z.number(),
    })
    .nullable()
    .default(null),
  printedAt: z.number().nullable().default(null),
});
export type Kept = z.output<typeof Kept>;

export function keptSteps(db: Db): Kept {
  return Kept.parse(readSetting(db, key) ?? {});
}

export function keepSteps(tx: Tx, changes: Partial<Kept>): void {
  writeSetting(tx, key, { ...keptSteps(tx), ...changes });
}
