import { statfsSync } from "node:fs";
import type { StationConfig } from "../config.ts";
import { examine } from "../doctor.ts";
import { filesOf } from "../open-parts.ts";
import { readSetting } from "../store/settings.ts";
import { openDatabase } from "../store/database.ts";
import { redacted, withoutNumbers } from "./redact.ts";

/** What a thread finds in the data folder, without people: it may take minutes, and the station goes on meanwhile. */
export async function lookThrough(config: StationConfig) {
  const began = performance.now();
  const { ok, findings } = await examine(config);
  const doctor = {
    ok,
    tookMs: Math.round(performance.now() - began),
    findings: findings.map((one) => ({
      ...one,
      detail: withoutNumbers(one.detail).slice(0, 4000),
    })),
  };
  const files = filesOf(config.folder);
  const db = openDatabase({ file: files.database, nativeBinding: config.sqliteBinding });
  try {
    const number = (sql: string) => Number(db.prepare(sql).pluck().get());
    const names = db
      .prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
      )
      .pluck()
      .all() as string[];
    const pages = (name: string) => Number(db.pragma(name, { simple: true }));
    const disk = statfsSync(config.folder);
    return {
      doctor,
      tables: {
        schema: pages("user_version"),
        pageBytes: pages("page_size"),
        pages: pages("page_count"),
        freePages: pages("freelist_count"),
        labelBytes: number("SELECT COALESCE(SUM(bytes), 0) FROM label"),
        freeDiskBytes: disk.bavail * disk.bsize,
        rows: Object.fromEntries(
          names.map((name) => [name, number(`SELECT count(*) FROM ${name}`)]),
        ),
        countedMs: Math.round(performance.now() - began) - doctor.tookMs,
      },
      settings: redacted(readSetting(db, "station") ?? {}),
    };
  } finally {
    db.close();
  }
}
export type LookedThrough = Awaited<ReturnType<typeof lookThrough>>;
