import { closeSync, constants, existsSync, openSync, readFileSync, writeSync } from "node:fs";

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

/** Is there a record that says nothing? An empty one, or one of zeros, is what a power cut may leave of the very first. */
export function headIsDamaged(path: string): boolean {
  if (!existsSync(path)) return false;
  const blank = readFileSync(path).every((byte) => byte === 0 || byte === 0x20 || byte === 0x0a);
  return !blank && readHead(path) === null;
}

/**
 * Keeps the record beside the database after each commit. It is written, not synced: the commit it speaks of is on the disk
 * before it, so after a power cut it may lag behind the journal, never run ahead of it.
 */
export function openHeadFile(path: string): { write(head: Head): void; close(): void } {
  // O_CREAT without O_TRUNC: the old record stays until the new one stands in its place, of the same width.
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  return {
    write: (head) => void writeSync(file, headText(head), 0),
    close: () => closeSync(file),
  };
}
