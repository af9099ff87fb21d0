import { z } from "zod";
import { readSetting, writeSetting } from "#electron/store/settings.ts";
import type { Db, Tx } from "#electron/store/store.ts";
import { BackupResult } from "#shared/contract/desk/backups.ts";

const key = "backup-results";
/** How many are remembered beside those whose file is kept. */
const remembered = 30;

const Results = z.array(BackupResult);

/** What became of the last backups, newest first. */
export function backupResults(db: Db): BackupResult[] {
  return Results.parse(readSetting(db, key) ?? []);
}

/** Adds the newest; `gone` are files that were removed since. */
export function noteResult(tx: Tx, result: BackupResult, gone: ReadonlySet<string>): void {
  const all = [result, ...backupResults(tx)].map((each) =>
    gone.has(each.file) ? { ...each, kept: false } : each,
  );
  writeSetting(
    tx,
    key,
    all.filter(({ kept }, index) => kept || index < remembered),
  );
}
