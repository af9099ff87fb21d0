import type { TrueType } from "./true-type.ts";

/**
 * A font of only those glyphs that a document shows; pdfkit's own makes the same at ten times the cost. Files that one family was cut
 * into come together in it again.
 */
export interface FontSubset {
  /** The number in the subset of a glyph of `font`. */
  includeGlyph(font: TrueType, id: number): number;
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

/** `maxp` for `count` glyphs: of each figure the most that any of the fonts needs. */
function most(fonts: readonly TrueType[], count: number): Buffer {
  const out = changed(fonts[0]?.maxp ?? Buffer.alloc(32), 4, count);
  for (const { maxp } of fonts)
    for (let at = 6; at + 2 <= maxp.length; at += 2)
      out.writeUInt16BE(Math.max(out.readUInt16BE(at), maxp.readUInt16BE(at)), at);
  return out;
}

/** Begins a subset with the first font's sign for missing letters. */
export function cutFont(first: TrueType): FontSubset {
  const glyphs = [{ font: first, id: 0 }];
  const numbers = new Map([[first, new Map([[0, 0]])]]);
  function include(font: TrueType, id: number): number {
    let known = numbers.get(font);
    if (!known) numbers.set(font, (known = new Map<number, number>()));
    const number = known.get(id) ?? glyphs.push({ font, id }) - 1;
    known.set(id, number);
    return number;
  }
  return {
    includeGlyph: include,
    encode() {
      const bodies: Buffer[] = [];
      const starts = [0];
      // Parts of a glyph join the end of the list while it is walked.
      for (const { font, id } of glyphs) {
        const { bytes, parts } = font.outline(id);
        const body = Buffer.alloc(padded(bytes.length));
        bytes.copy(body);
        for (const part of parts) body.writeUInt16BE(include(font, part.id), part.at);
        bodies.push(body);
        starts.push((starts.at(-1) ?? 0) + body.length);
      }
      const loca = Buffer.alloc(4 * starts.length);
      for (const [index, start] of starts.entries()) loca.writeUInt32BE(start, 4 * index);
      const count = glyphs.length;
      return fontFile([
        ["glyf", Buffer.concat(bodies)],
        ["head", changed(first.head, 50, 1)],
        ["hhea", changed(first.hhea, 34, count)],
        ["hmtx", Buffer.concat(glyphs.map(({ font, id }) => font.metrics(id)))],
        ["loca", loca],
        ["maxp", most([...numbers.keys()], count)],
      ]);
    },
  };
}
