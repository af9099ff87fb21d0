import { crc32, deflateRawSync } from "node:zlib";

export interface ZipEntry {
  name: string;
  content: string | Uint8Array;
  /** What the entry says it unpacks to; the truth when absent. */
  claims?: number;
  /** Says that it is encrypted. */
  encrypted?: boolean;
  /** How often the directory names it; once when absent. */
  listed?: number;
}

/** A zip file as PKWARE's APPNOTE has it: local headers, central directory, end record. */
export function makeZip(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, claims, encrypted, listed = 1 } of entries) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const file = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(encrypted ? 1 : 0, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(plain), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(claims ?? plain.length, 18);
    shared.writeUInt16LE(file.length, 22);
    const central = Buffer.alloc(14);
    central.writeUInt32LE(at, 10);
    parts.push(Buffer.from("PK\u0003\u0004"), shared, file, packed);
    const named = Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\0"), shared, central, file]);
    for (let times = 0; times < listed; times += 1) directory.push(named);
    at += 4 + shared.length + file.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
}
