import Database from "better-sqlite3";
import { createHash } from "node:crypto";
import type { Db } from "./store.ts";

/** A backup is one SQLite file: a copy of the station's database with every other file in a table of its own. */
export const filesTable = `CREATE TABLE backup_file (
  path TEXT PRIMARY KEY,
  sha256 TEXT NOT NULL,
  bytes BLOB NOT NULL
) STRICT`;

export interface BackupOptions {
  nativeBinding: string | undefined;
}

export function openBackup(file: string, { nativeBinding }: BackupOptions, readonly: boolean): Db {
  return new Database(file, { readonly, ...(nativeBinding ? { nativeBinding } : {}) });
}

/** The simulated carriers' ledger rides along, so that restored sandbox labels can still be followed and voided. */
export const soldBookPath = "@sandbox-carriers";
/** What the desktop keeps for this computer: language, appearance and the like, as the JSON of its settings file. */
export const settingsPath = "@settings";
/** `{ mode, version, madeAt }` as JSON. */
export const aboutPath = "@about";
const cards = "@rate-cards/";
/** A name in one folder, on any system. */
const cardName = /^[^./\\:*?"<>|\p{Cc}][^/\\:*?"<>|\p{Cc}]*$/u;
/** Made by the vault: a day (two characters, of stations before 22 November 2026), a slash, an id. */
const vaultPath = /^(?:[\w-]{2}|\d{4}-\d{2}-\d{2})\/[\w-]+\.pdf$/;

export function cardPath(name: string): string {
  return cards + name;
}

/** The rate card's file name; null for another path. */
export function cardOf(path: string): string | null {
  const name = path.startsWith(cards) ? path.slice(cards.length) : "";
  return cardName.test(name) ? name : null;
}

export function isVaultPath(path: string): boolean {
  return vaultPath.test(path);
}

/** Is it a path that a backup may name? Anything else is not ours to write. */
export function isOurPath(path: string): boolean {
  return (
    [soldBookPath, settingsPath, aboutPath].includes(path) ||
    isVaultPath(path) ||
    cardOf(path) !== null
  );
}

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
