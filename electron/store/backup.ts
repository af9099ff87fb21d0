import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { addDigest } from "./backup-digest.ts";
import { type BackupOptions, filesTable, openBackup, sha256, soldBookPath } from "./backup-file.ts";
import { copyDatabase } from "./copy-database.ts";
import { labelFiles } from "./labels.ts";
import type { Db } from "./store.ts";
import { verifyBackup } from "./verify-backup.ts";
import { toldProblems } from "#shared/rules/told-problems.ts";

/** A file that rides along under a name of backup-file.ts. */
export interface ExtraFile {
  path: string;
  bytes: Uint8Array;
}

function soldBookBytes(file: string, partial: string, options: BackupOptions): Uint8Array {
  const copy = `${partial}-carriers`;
  rmSync(copy, { force: true });
  const db = openBackup(file, options, true);
  try {
    db.prepare("VACUUM INTO ?").run(copy);
    return readFileSync(copy);
  } finally {
    db.close();
    rmSync(copy, { force: true });
  }
}

/** Puts every label file into the copy. Answers how many. */
function addLabels(copy: Db, folder: string): number {
  const add = copy.prepare("INSERT INTO backup_file VALUES (?, ?, ?)");
  let labels = 0;
  for (let after = ""; ;) {
    const page = labelFiles.all(copy, { after, limit: 200 });
    copy.transaction(() => {
      for (const label of page) {
        add.run(label.file, label.sha256, readFileSync(join(folder, label.file)));
        labels += 1;
      }
    })();
    const last = page.at(-1);
    if (!last) return labels;
    after = last.order_item_id;
  }
}

/**
 * Copies database, labels and what else is given into one file while the station runs, and checks the copy. Throws an Error that
 * lists the problems when it is not whole; no file is left then. It takes the thread that runs it for as long as that takes.
 */
export async function backUp(
  source: Db,
  places: { labels: string; soldBook: string; extras?: readonly ExtraFile[] },
  target: string,
  options: BackupOptions,
): Promise<{ labels: number; bytes: number }> {
  mkdirSync(dirname(target), { recursive: true });
  const remove = () => {
    for (const ending of ["", "-wal", "-shm", "-journal"]) rmSync(target + ending, { force: true });
  };
  remove();
  try {
    await copyDatabase(source, target);
    const copy = openBackup(target, options, false);
    let labels = 0;
    try {
      copy.pragma("journal_mode = DELETE");
      copy.pragma("synchronous = FULL");
      copy.exec(filesTable);
      labels = addLabels(copy, places.labels);
      const add = copy.prepare("INSERT INTO backup_file VALUES (?, ?, ?)");
      for (const { path, bytes } of places.extras ?? []) add.run(path, sha256(bytes), bytes);
      if (existsSync(places.soldBook)) {
        const bytes = soldBookBytes(places.soldBook, target, options);
        add.run(soldBookPath, sha256(bytes), bytes);
      }
    } finally {
      copy.close();
    }
    addDigest(target);
    const problems = verifyBackup(target, options);
    if (problems.length > 0)
      throw new Error(`The backup is not whole and was not kept: ${toldProblems(problems)}`);
    return { labels, bytes: statSync(target).size };
  } catch (error) {
    remove();
    throw error;
  }
}
