import { join } from "node:path";
import { z } from "zod";
import { readSetting, writeSetting } from "#electron/store/settings.ts";
import type { Db, Tx } from "#electron/store/store.ts";
import { type BackupPlan, backupSchedules } from "#shared/contract/desk/backups.ts";
import type { Parts } from "../context.ts";

const key = "backups";
/** Whose secret the passphrase is, for the box. */
export const passphraseContext = "backups:passphrase";

/** What of it was set; the rest has its default. */
const StoredPlan = z.object({
  /** Null: daily where there is a window, off where there is none. */
  schedule: z.enum(backupSchedules).nullable().default(null),
  hour: z.number().default(12),
  everyHours: z.number().default(6),
  /** Null: the data folder's own. */
  folder: z.string().nullable().default(null),
  /** Sealed; null when backups are not encrypted. */
  passphrase: z.string().nullable().default(null),
  /** When the schedule was first known. */
  since: z.number().nullable().default(null),
});
export type StoredPlan = z.output<typeof StoredPlan>;

export function storedPlan(db: Db): StoredPlan {
  return StoredPlan.parse(readSetting(db, key) ?? {});
}

export function changePlan(tx: Tx, changes: Partial<StoredPlan>): void {
  writeSetting(tx, key, { ...storedPlan(tx), ...changes });
}

/** The plan as it is followed. */
export function planOf(
  { machine, dataFolder, policy }: Pick<Parts, "machine" | "dataFolder" | "policy">,
  stored: StoredPlan,
): BackupPlan {
  const { hour, everyHours, folder, passphrase } = stored;
  return {
    schedule: stored.schedule ?? (machine ? "daily" : "off"),
    hour,
    everyHours,
    folder: folder ?? join(dataFolder, "backups"),
    encrypted: passphrase !== null,
    ...policy.backups,
  };
}
