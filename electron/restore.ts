import { randomBytes } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { BadBackup, unpackInto } from "./backups/unpack.ts";
import type { StationConfig } from "./config.ts";
import { filesOf } from "./open-parts.ts";
import { markRestored } from "./mark-restored.ts";
import type { DataKey } from "./secrets/data-key.ts";
import { openSecrets } from "./secrets/open-secrets.ts";
import type { KeyKeeper } from "./secrets/secrets.ts";
import { openDatabase } from "./store/database.ts";
import { takeInstanceLock } from "./store/instance-lock.ts";
import { unreadableSecrets } from "./store/stored-secrets.ts";
import { finishSwap, swapFolder } from "./swap-folder.ts";

export interface Restored {
  folder: string;
  labels: number;
  /** Where what was there before lies now; null when there was nothing. */
  previous: string | null;
  /** Webhooks whose secret cannot be read here and has to be made anew: the backup had not the key, nor has this folder. */
  unreadableSecrets: number;
  /** Batches whose purchase stands still until a person has looked what was bought after the backup. */
  pausedBatches: number;
  /** The desktop's settings as they were; null when the backup has none. */
  settings: string | null;
}

export interface RestoreOptions {
  passphrase?: string | null;
  keeper?: KeyKeeper | null;
}

/**
 * Gives the unpacked folder every key there is: those of the folder it takes the place of, and those of the backup. Answers how many
 * webhooks' secrets still do not open.
 */
function takeKeys(
  fresh: StationConfig,
  { before, keys, keeper }: { before: string; keys: DataKey[]; keeper: KeyKeeper | null },
): number {
  const files = filesOf(fresh.folder);
  if (existsSync(before)) copyFileSync(before, files.keys);
  const secrets = openSecrets({ file: files.keys, keeper, randomBytes });
  secrets.addKeys(keys);
  const db = openDatabase({ file: files.database, nativeBinding: fresh.sqliteBinding });
  try {
    return unreadableSecrets(db, secrets).length;
  } finally {
    db.close();
  }
}

function asRefusal(error: unknown): unknown {
  return error instanceof BadBackup
    ? new Error(`Nothing was restored. ${error.message}`, { cause: error })
    : error;
}

/**
 * Puts a backup in the place of a mode's data, which is moved aside: `previous` says where to. Throws an Error with a sentence
 * when the backup is not whole, its passphrase is another, or a station serves the folder; nothing is changed then.
 */
export async function restoreBackup(
  file: string,
  config: StationConfig,
  { passphrase = null, keeper = null }: RestoreOptions = {},
): Promise<Restored> {
  finishSwap(config);
  mkdirSync(config.folder, { recursive: true, mode: 0o700 });
  const { lock: lockFile, keys: before } = filesOf(config.folder);
  const lock = takeInstanceLock(lockFile, config.sqliteBinding);
  if (!lock)
    throw new Error(
      "Nothing was restored: a station serves this data folder. Close it and try again.",
    );
  // Unpacked and examined beside what is there; only a whole and healthy folder takes its place.
  const fresh = { ...config, folder: `${config.folder}.restoring` };
  try {
    rmSync(fresh.folder, { recursive: true, force: true });
    const { labels, settings, keys } = await unpackInto(resolve(file), fresh, passphrase);
    const unreadable = takeKeys(fresh, { before, keys, keeper });
    const pausedBatches = await markRestored(filesOf(fresh.folder).database, fresh.sqliteBinding);
    // Windows moves no folder in which a file is open; elsewhere the lock is held to the end.
    if (process.platform === "win32") lock.release();
    const { folder } = config;
    const previous = swapFolder(fresh.folder, config);
    return { folder, labels, previous, unreadableSecrets: unreadable, pausedBatches, settings };
  } catch (error) {
    rmSync(fresh.folder, { recursive: true, force: true });
    throw asRefusal(error);
  } finally {
    lock.release();
  }
}
