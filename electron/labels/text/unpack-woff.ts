import { inflateSync } from "node:zlib";

const headLength = 44;
const entryLength = 20;

/**
 * The TrueType font inside a WOFF file, its tables inflated. (fontkit reads WOFF too, but its own inflater fails on some of them.)
 * Format: W3C "WOFF File Format 1.0", sections 3 to 5; the header and table directory written here are OpenType's.
 * @throws Error when the bytes are no WOFF
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("The font file is no WOFF");
  const count = woff.readUInt16BE(12);
  const directory = 12 + 16 * count;
  const tables = Array.from({ length: count }, (_, index) => {
    const at = headLength + entryLength * index;
    const packed = woff.subarray(woff.readUInt32BE(at + 4)).subarray(0, woff.readUInt32BE(at + 8));
    const body = packed.length < woff.readUInt32BE(at + 12) ? inflateSync(packed) : packed;
    return { tag: woff.subarray(at, at + 4), checksum: woff.readUInt32BE(at + 16), body };
  });
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const total = tables.reduce((sum, { body }) => sum + padded(body.length), directory);
  const font = Buffer.alloc(total);
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  font.writeUInt16BE(16 * 2 ** power, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(16 * (count - 2 ** power), 10);
  let offset = directory;
  for (const [index, { tag, checksum, body }] of tables.entries()) {
    const entry = 12 + 16 * index;
    tag.copy(font, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(body.length, entry + 12);
    body.copy(font, offset);
    offset += padded(body.length);
  }
  return font;
}
