import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cutDigest } from "./backup-digest.ts";
import {
  type BackupOptions,
  aboutPath,
  cardOf,
  isVaultPath,
  openBackup,
  settingsPath,
  soldBookPath,
} from "./backup-file.ts";
import { headText } from "./head-file.ts";
import { ledgerHead } from "./ledger.ts";
import { lostSales } from "./lost-labels.ts";
import { dropSales } from "./read-sold-book.ts";

interface Places {
  database: string;
  labels: string;
  head: string;
  soldBook: string;
  rateCards: string;
}

/** Where a file of the backup goes; null for what is no file of the folder. */
function placeOf(path: string, places: Places): string | null {
  if (path === soldBookPath) return places.soldBook;
  const card = cardOf(path);
  if (card !== null) return join(places.rateCards, card);
  return isVaultPath(path) ? join(places.labels, path) : null;
}

function modeIn(about: string): string | null {
  const { mode } = JSON.parse(about) as { mode?: unknown };
  return typeof mode === "string" ? mode : null;
}

/**
 * Unpacks a verified backup into an empty folder: the database without the files, the files in their places, and a fresh
 * record of the journal's head. `settings` is the desktop's, as they were when the backup was made; `mode` is null in a backup of the time
 * before live mode.
 */
export function unpackBackup(
  file: string,
  places: Places,
  options: BackupOptions,
): { labels: number; settings: string | null; mode: string | null } {
  mkdirSync(dirname(places.database), { recursive: true, mode: 0o700 });
  copyFileSync(file, places.database);
  chmodSync(places.database, 0o600);
  cutDigest(places.database);
  const db = openBackup(places.database, options, false);
  try {
    let labels = 0;
    let settings: string | null = null;
    let mode: string | null = null;
    for (const row of db.prepare("SELECT path, bytes FROM backup_file").iterate()) {
      const { path, bytes } = row as { path: string; bytes: Uint8Array };
      if (path === settingsPath) settings = Buffer.from(bytes).toString("utf8");
      if (path === aboutPath) mode = modeIn(Buffer.from(bytes).toString("utf8"));
      const to = placeOf(path, places);
      if (to === null) continue;
      mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
      writeFileSync(to, bytes, { mode: 0o600, flush: true });
      if (isVaultPath(path)) labels += 1;
    }
    db.exec("DROP TABLE backup_file; VACUUM");
    // It was copied a moment after the database, and may know of sales that this one does not.
    const later = lostSales(db, places.soldBook, options.nativeBinding);
    if (later.length > 0)
      dropSales(
        places.soldBook,
        options.nativeBinding,
        later.map(({ attemptId }) => attemptId),
      );
    const head = ledgerHead(db);
    if (head) writeFileSync(places.head, headText(head), { mode: 0o600, flush: true });
    return { labels, settings, mode };
  } finally {
    db.close();
  }
}
