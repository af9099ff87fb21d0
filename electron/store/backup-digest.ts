import { createHash } from "node:crypto";
import {
  closeSync,
  fstatSync,
  fsyncSync,
  openSync,
  readSync,
  truncateSync,
  writeSync,
} from "node:fs";

/** A backup ends with these 48 bytes after its last page, which SQLite does not look at: a mark and the SHA-256 of all before. */
const mark = Buffer.from("SHIPDECK-BACKUP1", "latin1");
const digestBytes = 48;
/** Of our databases. A file of an older version ends with its last page. */
const pageBytes = 4_096;

/** Of the first `length` bytes; the same memory for any size. */
function digestOf(file: number, length: number): Buffer {
  const hash = createHash("sha256");
  const chunk = Buffer.alloc(1 << 20);
  for (let at = 0; at < length;) {
    const read = readSync(file, chunk, 0, Math.min(chunk.byteLength, length - at), at);
    if (read === 0) break;
    hash.update(chunk.subarray(0, read));
    at += read;
  }
  return hash.digest();
}

/** Puts the digest at the end of a file that is closed; the file is on the disk when it returns. */
export function addDigest(path: string): void {
  const file = openSync(path, "r+");
  try {
    const { size } = fstatSync(file);
    writeSync(file, Buffer.concat([mark, digestOf(file, size)]), 0, digestBytes, size);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Is every byte as it was written? Files of older versions have no digest and pass: only their contents tell. */
export function digestHolds(path: string): boolean {
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    if (size % pageBytes === 0) return true;
    if (size % pageBytes !== digestBytes) return false;
    const end = Buffer.alloc(digestBytes);
    readSync(file, end, 0, digestBytes, size - digestBytes);
    return end.equals(Buffer.concat([mark, digestOf(file, size - digestBytes)]));
  } finally {
    closeSync(file);
  }
}

/** Cuts the digest off a copy, which is a plain database then. */
export function cutDigest(path: string): void {
  const file = openSync(path, "r");
  const { size } = fstatSync(file);
  closeSync(file);
  if (size % pageBytes === digestBytes) truncateSync(path, size - digestBytes);
}
