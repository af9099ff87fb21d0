import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#electron/store/database.ts";

let made: Buffer | undefined;

/** A database of today's schema that holds nothing yet; the way through all migrations is gone once a process. */
function emptyDatabase(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "shipdeck-empty-"));
  try {
    const file = join(folder, "station.db");
    openDatabase({ file }).close();
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lays an empty database into a mode's folder that does not exist yet. A folder that is there is left as it is. */
export function layFreshDatabase(folder: string): void {
  if (existsSync(folder)) return;
  made ??= emptyDatabase();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, "station.db"), made, { mode: 0o600 });
}
