import type { TrueType } from "./true-type.ts";

/** A font of only those glyphs that a document shows; pdfkit's own makes the same at ten times the cost. */
export interface FontSubset {
  /** The glyph's number in the subset. */
  includeGlyph(id: number): number;
  /** The font file. */
  encode(): Buffer;
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

function checksum(body: Buffer): number {
  let sum = 0;
  for (let at = 0; at < body.length; at += 4) sum = (sum + body.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Header, directory and tables of a font file (OpenType specification, "Font file"). Bodies are padded to four bytes already. */
function fontFile(tables: readonly (readonly [string, Buffer])[]): Buffer {
  const power = Math.floor(Math.log2(tables.length));
  const head = Buffer.alloc(12 + 16 * tables.length);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (tables.length - 2 ** power), 10);
  let offset = head.length;
  for (const [index, [tag, body]] of tables.entries()) {
    const at = 12 + 16 * index;
    head.write(tag, at, "latin1");
    head.writeUInt32BE(checksum(body), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(body.length, at + 12);
    offset += body.length;
  }
  return Buffer.concat([head, ...tables.map(([, body]) => body)]);
}

/** A copy that ends on four bytes, with one number in it changed. */
function changed(table: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.alloc(padded(table.length));
  table.copy(copy);
  copy.writeUInt16BE(value, at);
  return copy;
}

/** Begins a subset of a font with its sign for missing letters. */
export function cutFont(font: TrueType): FontSubset {
  const ids = [0];
  const numbers = new Map([[0, 0]]);
  function include(id: number): number {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    numbers.set(id, ids.length);
    return ids.push(id) - 1;
  }
  return {
    includeGlyph: include,
    encode() {
      const bodies: Buffer[] = [];
      const starts = [0];
      // Parts of a glyph join the end of the list while it is walked.
      for (const id of ids) {
        const { bytes, parts } = font.outline(id);
        const body = Buffer.alloc(padded(bytes.length));
        bytes.copy(body);
        for (const part of parts) body.writeUInt16BE(include(part.id), part.at);
        bodies.push(body);
        starts.push((starts.at(-1) ?? 0) + body.length);
      }
      const loca = Buffer.alloc(4 * starts.length);
      for (const [index, start] of starts.entries()) loca.writeUInt32BE(start, 4 * index);
      return fontFile([
        ["glyf", Buffer.concat(bodies)],
        ["head", changed(font.head, 50, 1)],
        ["hhea", changed(font.hhea, 34, ids.length)],
        ["hmtx", Buffer.concat(ids.map((id) => font.metrics(id)))],
        ["loca", loca],
        ["maxp", changed(font.maxp, 4, ids.length)],
      ]);
    },
  };
}
