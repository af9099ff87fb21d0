import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { StationConfig } from "./config.ts";
import { filesOf } from "./open-parts.ts";
import { checkDatabase, checkLedger } from "./store/check-ledger.ts";
import { openDatabase } from "./store/database.ts";
import { readHead } from "./store/head-file.ts";
import { labelFiles } from "./store/labels.ts";
import { ledgerHead } from "./store/ledger.ts";
import { schemaVersion } from "./store/migrate.ts";
import type { Db } from "./store/store.ts";
import { openVault } from "./store/vault.ts";
import { checkChain, checkHead } from "./store/verify-chain.ts";

export interface Finding {
  check: string;
  ok: boolean;
  /** What was looked at, or what is wrong. */
  detail: string;
}

export interface Diagnosis {
  ok: boolean;
  dataFolder: string;
  findings: Finding[];
}

function finding(check: string, problems: readonly string[], fine: string): Finding {
  return {
    check,
    ok: problems.length === 0,
    detail: problems.length > 0 ? problems.join(" ") : fine,
  };
}

const page = 500;

async function checkLabelFiles(db: Db, folder: string): Promise<Finding> {
  const vault = openVault(folder);
  const problems: string[] = [];
  let count = 0;
  for (let after = ""; ;) {
    const labels = labelFiles.all(db, { after, limit: page });
    for (const label of labels) {
      count += 1;
      try {
        await vault.read(label);
      } catch (error) {
        problems.push(`${label.file}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    const last = labels.at(-1);
    if (!last) return finding("label files", problems, `${count} files are what was bought`);
    after = last.order_item_id;
  }
}

function versions(config: StationConfig, db: Db): Finding {
  const sqlite = String(db.prepare("SELECT sqlite_version()").pluck().get());
  const schema = Number(db.pragma("user_version", { simple: true }));
  const detail = `Shipdeck ${config.version}, Node ${process.versions.node}, SQLite ${sqlite}, schema ${schema}`;
  return { check: "versions", ok: schema === schemaVersion, detail };
}

function durability(db: Db): Finding {
  const synchronous = Number(db.pragma("synchronous", { simple: true }));
  const journal = String(db.pragma("journal_mode", { simple: true }));
  const ok = synchronous === 2 && journal === "wal";
  return { check: "durability", ok, detail: `journal_mode ${journal}, synchronous ${synchronous}` };
}

/** Examines a mode's data from end to end. Works beside a running station; changes nothing but a missing schema. */
export async function examine(config: StationConfig): Promise<Diagnosis> {
  const files = filesOf(config.folder);
  if (!existsSync(files.database))
    return {
      ok: false,
      dataFolder: config.folder,
      findings: [
        {
          check: "database",
          ok: false,
          detail: `There is no database at ${files.database}. Start the station once to make one.`,
        },
      ],
    };
  let db: Db;
  try {
    db = openDatabase({ file: files.database, nativeBinding: config.sqliteBinding });
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return {
      ok: false,
      dataFolder: config.folder,
      findings: [{ check: "database", ok: false, detail }],
    };
  }
  try {
    const head = readHead(files.head);
    const headProblem = checkHead(db, head);
    const chainProblem = checkChain(db, 0);
    const entries = ledgerHead(db)?.seq ?? 0;
    const partial = existsSync(files.labels)
      ? readdirSync(files.labels, { recursive: true }).filter((name) =>
          String(name).endsWith(".partial"),
        )
      : [];
    const findings = [
      versions(config, db),
      finding("database", checkDatabase(db), "integrity and references hold"),
      durability(db),
      finding("ledger", checkLedger(db), `${entries} entries, every invariant holds`),
      finding("hash chain", chainProblem ? [chainProblem] : [], `${entries} links hold`),
      finding(
        "chain record",
        headProblem ? [headProblem] : [],
        head ? `agrees at entry ${head.seq}` : "no entry yet",
      ),
      await checkLabelFiles(db, files.labels),
      {
        check: "unfinished files",
        ok: true,
        detail: `${partial.length} partial label files (harmless)`,
      },
    ];
    return { ok: findings.every(({ ok }) => ok), dataFolder: join(config.folder), findings };
  } finally {
    db.close();
  }
}
