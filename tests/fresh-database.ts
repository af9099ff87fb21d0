import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StationConfig } from "#electron/config.ts";
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

/** Lays an empty database into a mode's folder of a data folder that holds nothing at all. Whatever is there is left as it is. */
export function layFreshDatabase({ dataFolder, folder }: StationConfig): void {
  if (existsSync(dataFolder) && readdirSync(dataFolder).length > 0) return;
  made ??= emptyDatabase();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, "station.db"), made, { mode: 0o600 });
}
