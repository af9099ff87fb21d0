import Database from "better-sqlite3";
import { filesOf } from "#electron/open-parts.ts";
import type { TestStation } from "./station.ts";

/** Another program that holds a station's database for writing: whatever the station wants to write waits for its end. */
export function holdLock({ station }: TestStation): { release(): void } {
  const db = new Database(filesOf(station.config.folder).database);
  db.exec("BEGIN IMMEDIATE");
  return { release: () => void db.close() };
}
