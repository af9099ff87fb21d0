import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { StationConfig } from "./config.ts";
import { openHeadFile, readHead } from "./store/head-file.ts";
import { ledgerHead } from "./store/ledger.ts";
import { Store, type StoreParts } from "./store/store.ts";
import { checkChain, checkHead } from "./store/verify-chain.ts";
import { openVault, type Vault } from "./store/vault.ts";

/** How many of the journal's newest links are checked at every start; the doctor checks them all. */
const linksCheckedAtStart = 200;

export interface Storage {
  store: Store;
  vault: Vault;
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

/**
 * Opens database and label vault of one mode, and compares the wallet's journal with its record. Where they disagree the
 * store refuses every write from the start; reads go on.
 */
export function openStorage(
  config: Pick<StationConfig, "folder" | "sqliteBinding">,
  parts: StoreParts,
): Storage {
  mkdirSync(config.folder, { recursive: true, mode: 0o700 });
  const files = filesOf(config.folder);
  const store = Store.open({ file: files.database, nativeBinding: config.sqliteBinding }, parts);
  const { db } = store;
  const last = ledgerHead(db)?.seq ?? 0;
  const problem =
    checkHead(db, readHead(files.head)) ?? checkChain(db, Math.max(0, last - linksCheckedAtStart));
  if (problem) store.refuse(problem);
  const head = openHeadFile(files.head);
  let written = problem ? Infinity : -1;
  store.onCommit = () => {
    const newest = ledgerHead(db);
    if (!newest || newest.seq <= written) return;
    head.write(newest);
    written = newest.seq;
  };
  return {
    store,
    vault: openVault(files.labels),
    async close() {
      await store.close();
      head.close();
    },
  };
}
