import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { StationConfig } from "./config.ts";
import { filesOf } from "./open-parts.ts";
import { findSecrets } from "./find-secrets.ts";
import { checkDatabase, checkLedger } from "./store/check-ledger.ts";
import { checkRecord } from "./store/check-record.ts";
import { checkSchema } from "./store/check-schema.ts";
import { checkSeals } from "./store/check-seals.ts";
import { openDatabase } from "./store/database.ts";
import { readHead } from "./store/head-file.ts";
import { labelFiles } from "./store/labels.ts";
import { ledgerHead } from "./store/ledger.ts";
import { joinLost, lostFiles, lostSales, sayLost } from "./store/lost-labels.ts";
import { schemaVersion } from "./store/migrate.ts";
import type { Db } from "./store/store.ts";
import { openVault } from "./store/vault.ts";
import { checkChain } from "./store/verify-chain.ts";
import { toldProblems } from "#shared/rules/told-problems.ts";

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
    detail: problems.length > 0 ? toldProblems(problems) : fine,
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

function entriesOf(db: Db): number {
  return ledgerHead(db)?.seq ?? 0;
}

function chainRecord(db: Db, file: string): Finding {
  const problem = checkRecord(db, file);
  const seq = readHead(file)?.seq ?? 0;
  const fine = seq === 0 ? "no entry yet" : `agrees at entry ${seq}`;
  return finding("chain record", problem ? [problem] : [], fine);
}

async function lostLabels(
  db: Db,
  files: ReturnType<typeof filesOf>,
  { mode, sqliteBinding }: StationConfig,
): Promise<Finding> {
  const lost = joinLost(
    lostSales(db, files.soldBook, sqliteBinding),
    await lostFiles(db, files.labels),
  );
  const problem = sayLost(lost);
  const fine =
    mode === "live"
      ? "none among the files here; the carrier account is not asked"
      : "none was bought";
  return finding("labels beyond the journal", problem ? [problem] : [], fine);
}

function partialFiles(folder: string): Finding {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
  const count = names.filter((name) => name.endsWith(".partial")).length;
  return {
    check: "unfinished files",
    ok: true,
    detail: `${count} partial label files (harmless)`,
  };
}

/** One check; that it cannot even be made is a finding, too. */
async function look(check: string, examineIt: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await examineIt();
  } catch (error) {
    return { check, ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
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
    const findings = [
      await look("versions", () => versions(config, db)),
      await look("database", () =>
        finding("database", checkDatabase(db), "integrity and references hold"),
      ),
      await look("schema", () =>
        finding("schema", checkSchema(db, config.sqliteBinding), "every rule is as it was made"),
      ),
      await look("durability", () => durability(db)),
      await look("ledger", () =>
        finding("ledger", checkLedger(db), `${entriesOf(db)} entries, every invariant holds`),
      ),
      await look("seals", () => {
        const { problems, rows } = checkSeals(db);
        return finding("seals", problems, `${rows} rows are what was written`);
      }),
      await look("hash chain", () => {
        const problem = checkChain(db, 0);
        return finding("hash chain", problem ? [problem] : [], `${entriesOf(db)} links hold`);
      }),
      await look("chain record", () => chainRecord(db, files.head)),
      await look("labels beyond the journal", () => lostLabels(db, files, config)),
      await look("label files", () => checkLabelFiles(db, files.labels)),
      await look("secrets", () => findSecrets(db, files.keys)),
      await look("unfinished files", () => partialFiles(files.labels)),
    ];
    return { ok: findings.every(({ ok }) => ok), dataFolder: join(config.folder), findings };
  } finally {
    db.close();
  }
}
