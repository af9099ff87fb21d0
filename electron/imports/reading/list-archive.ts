import { unreadable } from "../unreadable.ts";

export interface ArchiveEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  crc: number;
  /** Bytes in the file, from `start` on. */
  start: number;
  packed: number;
  /** Bytes that it says it unpacks to. */
  unpacked: number;
}

/** A workbook of which a part is missing or stands in the way of another. */
export const damaged = () =>
  unreadable(
    "FILE_DAMAGED",
    "The workbook is damaged or was not downloaded whole. Download it again, or open it in a spreadsheet program and save it again.",
  );

/** The end record is the last thing in a zip, but for a comment of at most 65,535 bytes (PKWARE APPNOTE 4.3.16). */
function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  throw damaged();
}

/**
 * What a zip holds, from its central directory (PKWARE APPNOTE 4.3.12).
 * Throws IMPORT_UNREADABLE where the directory is missing, encrypted, or points outside the file.
 */
export function listArchive(bytes: Uint8Array): ArchiveEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = findEnd(view);
    const count = view.getUint16(end + 10, true);
    let at = view.getUint32(end + 16, true);
    const entries: ArchiveEntry[] = [];
    for (let n = 0; n < count; n += 1) {
      if (view.getUint32(at, true) !== 0x02014b50) throw damaged();
      const nameLength = view.getUint16(at + 28, true);
      const head = view.getUint32(at + 42, true);
      if ((view.getUint16(at + 8, true) & 1) === 1)
        throw unreadable(
          "FILE_PROTECTED",
          "The archive is protected by a password. Save it without the password, and drop it again.",
        );
      entries.push({
        name: Buffer.from(bytes.subarray(at + 46, at + 46 + nameLength)).toString("utf8"),
        method: view.getUint16(at + 10, true),
        crc: view.getUint32(at + 16, true),
        start: head + 30 + view.getUint16(head + 26, true) + view.getUint16(head + 28, true),
        packed: view.getUint32(at + 20, true),
        unpacked: view.getUint32(at + 24, true),
      });
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return entries;
  } catch (cause) {
    if (cause instanceof RangeError) throw damaged();
    throw cause;
  }
}
