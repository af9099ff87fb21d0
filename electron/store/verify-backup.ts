import { existsSync } from "node:fs";
import { digestHolds } from "./backup-digest.ts";
import { type BackupOptions, isOurPath, openBackup, sha256 } from "./backup-file.ts";
import { checkDatabase, checkLedger } from "./check-ledger.ts";
import { checkSeals } from "./check-seals.ts";
import { labelFiles } from "./labels.ts";
import { schemaVersion } from "./migrate.ts";
import type { Db } from "./store.ts";
import { plainSecrets } from "./stored-secrets.ts";
import { checkChain } from "./verify-chain.ts";

interface StoredFile {
  path: string;
  sha256: string;
  bytes: Uint8Array;
}

function checkFiles(db: Db): string[] {
  const problems: string[] = [];
  for (const row of db.prepare("SELECT path, sha256, bytes FROM backup_file").iterate()) {
    const { path, sha256: stored, bytes } = row as StoredFile;
    if (!isOurPath(path)) problems.push(`It names a strange file: ${path}.`);
    else if (sha256(bytes) !== stored) problems.push(`${path} is damaged.`);
  }
  return problems;
}

function checkLabels(db: Db): string[] {
  const find = db.prepare("SELECT sha256 FROM backup_file WHERE path = ?").pluck();
  const problems: string[] = [];
  for (let after = ""; ;) {
    const labels = labelFiles.all(db, { after, limit: 500 });
    for (const label of labels) {
      const stored = find.get(label.file);
      if (stored === undefined) problems.push(`${label.file} is missing.`);
      else if (stored !== label.sha256) problems.push(`${label.file} is damaged.`);
    }
    const last = labels.at(-1);
    if (!last) return problems;
    after = last.order_item_id;
  }
}

function checkSecrets(db: Db, version: number): string[] {
  // Before schema 12 they lay plain: such a backup is sealed when its station starts.
  return version >= 12 && plainSecrets(db) > 0
    ? ["Webhook secrets lie plain in it. Start the station anew and back up again."]
    : [];
}

/** Everything that is wrong with a backup file that is not encrypted; empty when it can be restored whole. */
export function verifyBackup(file: string, options: BackupOptions): string[] {
  if (!existsSync(file)) return [`There is no file ${file}.`];
  let db: Db | undefined;
  try {
    db = openBackup(file, options, true);
    const table = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'backup_file'").get();
    if (!table) return [`${file} is not a backup of Shipdeck.`];
    const version = Number(db.pragma("user_version", { simple: true }));
    if (version > schemaVersion)
      return [
        `${file} was made by a newer Shipdeck (schema ${version}, this one knows ${schemaVersion}).`,
      ];
    if (!digestHolds(file)) return [`${file} is damaged: it is not what was written.`];
    const chain = checkChain(db, 0);
    return [
      ...checkDatabase(db),
      ...checkLedger(db),
      ...checkSeals(db).problems,
      ...(chain ? [chain] : []),
      ...checkFiles(db),
      ...checkLabels(db),
      ...checkSecrets(db, version),
    ];
  } catch (error) {
    if (db === undefined || String(error).includes("not a database"))
      return [`${file} is not a backup of Shipdeck.`];
    return [`${file} is damaged: it cannot be read to its end.`];
  } finally {
    db?.close();
  }
}
