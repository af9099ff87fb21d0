import type { ArchiveEntry } from "./list-archive.ts";

/** Fixed fields of a file's header: in front of its bytes, and in the directory (PKWARE APPNOTE 4.3.7, 4.3.12). */
function headerOf({ method, crc, packed, unpacked }: ArchiveEntry, nameLength: number): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(method, 4);
  header.writeUInt32LE(crc, 10);
  header.writeUInt32LE(packed, 14);
  header.writeUInt32LE(unpacked, 18);
  header.writeUInt16LE(nameLength, 22);
  return header;
}

/**
 * A zip of exactly these entries, still packed. What reads workbooks goes through a file from its beginning and believes what it meets;
 * a zip can hold more there, and other sizes, than the directory that was checked.
 */
export function packAgain(bytes: Uint8Array, entries: readonly ArchiveEntry[]): Buffer {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const header = headerOf(entry, name.length);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const packed = bytes.subarray(entry.start, entry.start + entry.packed);
    parts.push(Buffer.from("PK\u0003\u0004"), header, name, packed);
    directory.push(Buffer.from("PK\u0001\u0002\u0014\0"), header, place, name);
    at += 30 + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
}
