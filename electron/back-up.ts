import { existsSync } from "node:fs";
import type { StationConfig } from "./config.ts";
import { filesOf } from "./open-parts.ts";
import { backUp } from "./store/backup.ts";
import { openDatabase } from "./store/database.ts";

type Place = Pick<StationConfig, "folder" | "sqliteBinding">;

/**
 * Copies a mode's database and labels into one verified file, beside a running station. Bytes are the file's size. Throws an
 * Error with a sentence when there is nothing to copy or the copy is not whole.
 */
export async function backUpFolder(
  { folder, sqliteBinding }: Place,
  target: string,
): Promise<{ labels: number; bytes: number }> {
  const files = filesOf(folder);
  if (!existsSync(files.database)) throw new Error(`There is nothing to back up at ${folder}.`);
  const db = openDatabase({ file: files.database, nativeBinding: sqliteBinding });
  try {
    return await backUp(db, files, target, { nativeBinding: sqliteBinding });
  } finally {
    db.close();
  }
}
