import { rmSync, writeFileSync } from "node:fs";
import type { StationConfig } from "./config.ts";
import { filesOf } from "./open-parts.ts";
import { checkLedger } from "./store/check-ledger.ts";
import { openDatabase } from "./store/database.ts";
import { headText, readHead } from "./store/head-file.ts";
import { takeInstanceLock } from "./store/instance-lock.ts";
import { genesisHash } from "./store/ledger-hash.ts";
import { ledgerHead } from "./store/ledger.ts";
import { acceptLost, joinLost, lostFiles, lostSales } from "./store/lost-labels.ts";
import { checkChain } from "./store/verify-chain.ts";

/**
 * Takes the journal as it is, after its end was lost and no backup has it: the record of its head is written anew, and every label
 * that was bought and is not in it is told. Only whole books are accepted, and never those that a station is serving.
 */
export async function acceptLoss(
  config: StationConfig,
  tell: (line: string) => void,
): Promise<void> {
  const files = filesOf(config.folder);
  const lock = takeInstanceLock(files.lock, config.sqliteBinding);
  if (!lock) throw new Error("A station serves this data folder. Close it and try again.");
  const db = openDatabase({ file: files.database, nativeBinding: config.sqliteBinding });
  try {
    const broken = checkChain(db, 0) ?? checkLedger(db)[0];
    if (broken) throw new Error(`This loss cannot be accepted: ${broken}`);
    const head = ledgerHead(db) ?? { seq: 0, hash: genesisHash };
    const before = readHead(files.head);
    tell(
      `The record knew of entry ${before?.seq ?? "none"}; the journal ends at entry ${head.seq}. The journal is taken as it is.`,
    );
    const { sqliteBinding: binding } = config;
    const labelFiles = await lostFiles(db, files.labels);
    const lost = joinLost(lostSales(db, files.soldBook, binding), labelFiles);
    for (const { trackingCode, file, attemptId } of lost)
      tell(
        `Bought and not in the journal: ${trackingCode ?? "a label"}${file ? `, its file ${file}` : ""} (${attemptId}).`,
      );
    acceptLost(db, lost, new Date().toISOString());
    rmSync(files.head, { force: true });
    writeFileSync(files.head, headText(head), { mode: 0o600, flush: true });
  } finally {
    db.close();
    lock.release();
  }
}
