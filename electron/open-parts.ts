import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { StationConfig } from "./config.ts";
import { checkNewest } from "./store/check-ledger.ts";
import { checkRecord } from "./store/check-record.ts";
import { checkNewestSeals } from "./store/check-seals.ts";
import { damaged, isDamage } from "./store/failures.ts";
import { openHeadFile } from "./store/head-file.ts";
import { type LostLabel, lostSales, sayLost } from "./store/lost-labels.ts";
import { ledgerHead } from "./store/ledger.ts";
import { type Db, Store, type StoreParts } from "./store/store.ts";
import { checkChain } from "./store/verify-chain.ts";
import { type FileKeeper, openFileKeeper } from "./store/file-keeper.ts";
import { openVault, type Vault } from "./store/vault.ts";

/** How many of the journal's newest links are checked at every start; the doctor checks them all. */
const linksCheckedAtStart = 200;
/** And how many of the carriers' newest sales, where the carriers are our own. */
const salesCheckedAtStart = 200;

export interface Storage {
  store: Store;
  vault: Vault;
  /** Labels that were bought and that the journal does not know, as far as the start has looked. */
  lost: readonly LostLabel[];
  close(): Promise<void>;
}

/** Where a mode's files lie. */
export function filesOf(folder: string) {
  return {
    database: join(folder, "station.db"),
    head: join(folder, "ledger.head"),
    lock: join(folder, "station.lock"),
    discovery: join(folder, "station.json"),
    soldBook: join(folder, "sandbox-carriers.db"),
    labels: join(folder, "labels"),
    logs: join(folder, "logs"),
    rateCards: join(folder, "rate-cards"),
    keys: join(folder, "secrets.key"),
  };
}

/** What a start has the time to look at, and the first thing that is wrong with it. */
function examineNewest(
  db: Db,
  files: ReturnType<typeof filesOf>,
  binding: string | undefined,
): { problem: string | null; lost: readonly LostLabel[] } {
  try {
    const last = ledgerHead(db)?.seq ?? 0;
    const lost = lostSales(db, files.soldBook, binding, salesCheckedAtStart);
    const problem =
      checkRecord(db, files.head) ??
      checkChain(db, Math.max(0, last - linksCheckedAtStart)) ??
      checkNewest(db)[0] ??
      checkNewestSeals(db)[0] ??
      sayLost(lost);
    return { problem, lost };
  } catch (error) {
    if (!isDamage(error)) throw error;
    return { problem: damaged, lost: [] };
  }
}

/**
 * Opens database and label vault of one mode. The wallet's journal is compared with its record, the newest rows with the rules
 * that they obey: as much work in a large database as in a small one. Where something does not hold the store refuses every
 * write from the start; reads go on.
 */
export function openStorage(
  config: Pick<StationConfig, "folder" | "sqliteBinding">,
  parts: StoreParts,
  keeperOf: (vault: string) => FileKeeper = openFileKeeper,
): Storage {
  mkdirSync(config.folder, { recursive: true, mode: 0o700 });
  const files = filesOf(config.folder);
  const store = Store.open({ file: files.database, nativeBinding: config.sqliteBinding }, parts);
  const { db } = store;
  const { problem, lost } = examineNewest(db, files, config.sqliteBinding);
  if (problem) store.refuse(problem);
  // A record that is gone stays gone: a new one would say that nothing is missing.
  const head = problem ? null : openHeadFile(files.head);
  let written = -1;
  store.onCommit = () => {
    const newest = ledgerHead(db);
    if (!head || !newest || newest.seq <= written) return;
    head.write(newest);
    written = newest.seq;
  };
  const vault = openVault(files.labels, keeperOf(files.labels));
  return {
    store,
    vault,
    lost,
    async close() {
      await vault.close();
      await store.close();
      head?.close();
    },
  };
}
