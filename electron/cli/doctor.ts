import { rmSync, writeFileSync } from "node:fs";
import { Command } from "commander";
import type { StationConfig } from "../config.ts";
import { examine } from "../doctor.ts";
import { filesOf } from "../open-parts.ts";
import { openDatabase } from "../store/database.ts";
import { headText, readHead } from "../store/head-file.ts";
import { takeInstanceLock } from "../store/instance-lock.ts";
import { genesisHash } from "../store/ledger-hash.ts";
import { acceptLost, joinLost, lostFiles, lostSales } from "../store/lost-labels.ts";
import { ledgerHead } from "../store/ledger.ts";
import { checkChain } from "../store/verify-chain.ts";
import { configOf, type DataOptions, print, printJson, withJson } from "./options.ts";

/**
 * Tells of each label that was bought and is not in the journal, and writes the record of the journal's head anew from the journal, after a tail was lost and no backup has it. Only a journal
 * whose own chain holds is accepted, and never one that a station is serving.
 */
async function acceptLoss(config: StationConfig): Promise<void> {
  const files = filesOf(config.folder);
  const lock = takeInstanceLock(files.lock, config.sqliteBinding);
  if (!lock) throw new Error("A station serves this data folder. Close it and try again.");
  const db = openDatabase({ file: files.database, nativeBinding: config.sqliteBinding });
  try {
    const broken = checkChain(db, 0);
    if (broken) throw new Error(`This loss cannot be accepted: ${broken}`);
    const head = ledgerHead(db) ?? { seq: 0, hash: genesisHash };
    const before = readHead(files.head);
    process.stderr.write(
      `The record knew of entry ${before?.seq ?? "none"}; the journal ends at entry ${head.seq}. The journal is taken as it is.\n`,
    );
    const { sqliteBinding: binding } = config;
    const labelFiles = await lostFiles(db, files.labels);
    const lost = joinLost(lostSales(db, files.soldBook, binding), labelFiles);
    for (const { trackingCode, file, attemptId } of lost)
      process.stderr.write(
        `Bought and not in the journal: ${trackingCode ?? "a label"}${file ? `, its file ${file}` : ""} (${attemptId}).\n`,
      );
    acceptLost(db, lost, new Date().toISOString());
    rmSync(files.head, { force: true });
    writeFileSync(files.head, headText(head), { mode: 0o600, flush: true });
  } finally {
    db.close();
    lock.release();
  }
}

export function doctorCommand(): Command {
  return withJson(new Command("doctor"))
    .description("check database, ledger, label files and versions; exit 0 only when all is well")
    .option(
      "--accept-loss",
      "take the journal as it is when its record outside the database knows of more",
    )
    .action(async (options: DataOptions & { acceptLoss?: boolean }) => {
      if (options.acceptLoss) await acceptLoss(configOf(options));
      const diagnosis = await examine(configOf(options));
      if (options.json) printJson(diagnosis);
      else {
        for (const { check, ok, detail } of diagnosis.findings)
          print(`${ok ? "ok     " : "WRONG  "} ${check}: ${detail}`);
        print(diagnosis.ok ? "All is well." : "Something is wrong; see above.");
      }
      if (!diagnosis.ok) process.exitCode = 1;
    });
}
