import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { syncFolder } from "#electron/disk/sync-folder.ts";
import { systemClock } from "../clock.ts";
import type { StationConfig } from "../config.ts";
import { filesOf } from "../open-parts.ts";
import type { DataKey } from "../secrets/data-key.ts";
import { sealFile } from "../secrets/seal-file.ts";
import { backUp } from "../store/backup.ts";
import { openDatabase } from "../store/database.ts";
import { extrasOf } from "./extras.ts";
import { keyText } from "./key-text.ts";
import { unpackInto } from "./unpack.ts";
import { inWorkFolder } from "./work-folder.ts";

export interface BackupWish {
  target: string;
  /** Encrypts the file when there is one. */
  passphrase: string | null;
  /** The keys of the secrets, which ride along in an encrypted file only. */
  keys: readonly DataKey[];
}

export interface MadeBackup {
  labels: number;
  bytes: number;
  /** How long making and trying it took. */
  ms: number;
  encrypted: boolean;
}

async function copy(config: StationConfig, to: string, madeAt: number): Promise<number> {
  const files = filesOf(config.folder);
  const db = openDatabase({ file: files.database, nativeBinding: config.sqliteBinding });
  try {
    const places = { ...files, extras: extrasOf(config, madeAt) };
    const { labels } = await backUp(db, places, to, { nativeBinding: config.sqliteBinding });
    return labels;
  } finally {
    db.close();
  }
}

/** Writes the file as it shall be, tries it, and answers how many labels are in it. */
async function makeAndTry(
  config: StationConfig,
  partial: string,
  { passphrase, keys }: Pick<BackupWish, "passphrase" | "keys">,
): Promise<number> {
  const madeAt = systemClock.now();
  return inWorkFolder(config.dataFolder, async (at) => {
    const file = passphrase === null ? partial : at("copy");
    const labels = await copy(config, file, madeAt);
    if (passphrase !== null) {
      const parts = { source: file, target: partial, head: keyText(keys), salt: randomBytes(32) };
      await sealFile(parts, passphrase);
      rmSync(file);
    }
    await unpackInto(partial, { ...config, folder: at("tried") }, passphrase);
    return labels;
  });
}

/**
 * Copies a mode's data into one file, beside a running station, and restores that very file in another place where the doctor
 * examines it; only then it gets its name. Throws an Error with a sentence when there is nothing to copy or the copy is not whole; no
 * file is kept then, and what stood at `target` stays.
 */
export async function makeBackup(config: StationConfig, wish: BackupWish): Promise<MadeBackup> {
  const { target, passphrase } = wish;
  const { database } = filesOf(config.folder);
  if (!existsSync(database)) throw new Error(`There is nothing to back up at ${config.folder}.`);
  const started = systemClock.now();
  const partial = `${target}.partial`;
  mkdirSync(dirname(target), { recursive: true });
  try {
    const labels = await makeAndTry(config, partial, wish);
    renameSync(partial, target);
    syncFolder(dirname(target));
    const { size: bytes } = statSync(target);
    return { labels, bytes, ms: systemClock.now() - started, encrypted: passphrase !== null };
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}
