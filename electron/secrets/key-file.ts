import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { syncFolder } from "#electron/disk/sync-folder.ts";

/** Who keeps a key: the file itself (whoever reads the file has the key), or the keychain of a computer's account. */
export interface KeptKey {
  id: string;
  keptBy: "file" | "keychain";
  /** What the keychain is called, for a person; null for `file`. */
  keeper: string | null;
  /** The key for `file`, the wrapped key for `keychain`; base64. */
  key: string;
}

export interface KeyFile {
  /** Oldest first. */
  keys: KeptKey[];
  /** Is there a file that cannot be read as one? */
  damaged: boolean;
}

function isKeptKey(value: unknown): value is KeptKey {
  const { id, keptBy, key, keeper } = value as Record<string, unknown>;
  return (
    typeof id === "string" &&
    /^[0-9a-f]{16}$/.test(id) &&
    (keptBy === "file" || keptBy === "keychain") &&
    (keeper === null || typeof keeper === "string") &&
    typeof key === "string"
  );
}

/** Reads the file; none is no key, and a damaged one is said to be so, never thrown. */
export function readKeyFile(path: string): KeyFile {
  if (!existsSync(path)) return { keys: [], damaged: false };
  try {
    const { keys } = JSON.parse(readFileSync(path, "utf8")) as { keys: unknown[] };
    const good = keys.filter((key) => isKeptKey(key));
    return { keys: good, damaged: good.length < keys.length };
  } catch {
    return { keys: [], damaged: true };
  }
}

/** Moves a file that cannot be read aside under a free name: what is in it may be all that opens the secrets. */
function keepDamaged(path: string): void {
  let copy = `${path}.bad`;
  for (let number = 2; existsSync(copy); number += 1) copy = `${path}.bad-${number}`;
  renameSync(path, copy);
}

/** Replaces the file whole, for its owner alone; durable when it returns. Nothing may be sealed with a key before that. */
export function writeKeyFile(path: string, keys: readonly KeptKey[]): void {
  if (readKeyFile(path).damaged) keepDamaged(path);
  const text = JSON.stringify({ holds: "Shipdeck's data keys", version: 1, keys }, null, 2);
  writeFileSync(`${path}.partial`, `${text}\n`, { mode: 0o600, flush: true });
  renameSync(`${path}.partial`, path);
  syncFolder(dirname(path));
}
