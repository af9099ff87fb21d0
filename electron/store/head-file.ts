import {
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  writeSync,
} from "node:fs";
import { dirname } from "node:path";
import { syncFolder } from "#electron/disk/sync-folder.ts";
import { genesisHash } from "./ledger-hash.ts";

/** The newest link of the journal's chain, as it is kept outside the database. */
export interface Head {
  seq: number;
  hash: string;
}

const width = 96;

/** The record's text, always of the same width. */
export function headText({ seq, hash }: Head): string {
  return `${seq} ${hash}`.padEnd(width - 1).concat("\n");
}

/** Reads the record; null when there is none or it was never written whole. */
export function readHead(path: string): Head | null {
  try {
    const match = /^(\d+) ([0-9a-f]{64})\s*$/.exec(readFileSync(path, "utf8"));
    return match ? { seq: Number(match[1]), hash: match[2] ?? "" } : null;
  } catch {
    return null;
  }
}

/** Is there a file that is no record? */
export function headIsDamaged(path: string): boolean {
  return existsSync(path) && readHead(path) === null;
}

/** Makes the record of a journal without entries, durable with its name: from now on it can only be missing if somebody took it. */
function begin(path: string): void {
  const file = openSync(path, "wx", 0o600);
  try {
    writeSync(file, headText({ seq: 0, hash: genesisHash }));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  syncFolder(dirname(path));
}

/**
 * Keeps the record beside the database after each commit. It is written, not synced: the commit it speaks of is on the disk
 * before it, so after a power cut it may lag behind the journal, never run ahead of it.
 */
export function openHeadFile(path: string): { write(head: Head): void; close(): void } {
  if (!existsSync(path)) begin(path);
  // Without O_TRUNC: the old record stays until the new one stands in its place, of the same width.
  const file = openSync(path, constants.O_RDWR, 0o600);
  return {
    write: (head) => void writeSync(file, headText(head), 0),
    close: () => closeSync(file),
  };
}
