/** A glyph's outline without its hinting, and where it names other glyphs that it is put together of. */
export interface GlyphOutline {
  bytes: Buffer;
  parts: readonly { at: number; id: number }[];
}

/** The tables of a TrueType font that a subset is cut from. */
export interface TrueType {
  head: Buffer;
  hhea: Buffer;
  maxp: Buffer;
  outline(id: number): GlyphOutline;
  /** Advance and left side bearing, four bytes as in `hmtx`. */
  metrics(id: number): Buffer;
}

const none: GlyphOutline = { bytes: Buffer.alloc(0), parts: [] };
const wordArguments = 0x1;
const scaled = 0x8;
const moreParts = 0x20;
const scaledInTwo = 0x40;
const fullMatrix = 0x80;
const hasInstructions = 0x100;

/** A glyph put together of others: its parts, their transformations, and nothing behind them. */
function composite(source: Buffer): GlyphOutline {
  const bytes = Buffer.from(source);
  const parts: { at: number; id: number }[] = [];
  let at = 10;
  let flags = moreParts;
  while ((flags & moreParts) !== 0) {
    flags = bytes.readUInt16BE(at);
    bytes.writeUInt16BE(flags & ~hasInstructions, at);
    parts.push({ at: at + 2, id: bytes.readUInt16BE(at + 2) });
    at += (flags & wordArguments) === 0 ? 6 : 8;
    if ((flags & scaled) !== 0) at += 2;
    else if ((flags & scaledInTwo) !== 0) at += 4;
    else if ((flags & fullMatrix) !== 0) at += 8;
  }
  return { bytes: bytes.subarray(0, at), parts };
}

/** Contours and points; what hints a glyph at small sizes on a screen is left out, as no PDF reader needs it. */
function simple(source: Buffer): GlyphOutline {
  const ends = 10 + 2 * source.readInt16BE(0);
  const instructions = source.readUInt16BE(ends);
  const bytes = Buffer.concat([
    source.subarray(0, ends + 2),
    source.subarray(ends + 2 + instructions),
  ]);
  bytes.writeUInt16BE(0, ends);
  return { bytes, parts: [] };
}

/**
 * Reads a TrueType font file. Format: OpenType specification, tables `glyf`, `loca`, `hmtx`.
 * @throws Error when a table is missing
 */
export function readTrueType(font: Buffer): TrueType {
  const tables = new Map<string, Buffer>();
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    const start = font.readUInt32BE(at + 8);
    const body = font.subarray(start, start + font.readUInt32BE(at + 12));
    tables.set(font.toString("latin1", at, at + 4), body);
  }
  const table = (tag: string) => {
    const body = tables.get(tag);
    if (!body) throw new Error(`The font has no table ${tag}`);
    return body;
  };
  const [head, hhea, maxp, loca, glyf, hmtx] = ["head", "hhea", "maxp", "loca", "glyf", "hmtx"].map(
    table,
  ) as [Buffer, Buffer, Buffer, Buffer, Buffer, Buffer];
  const long = head.readInt16BE(50) === 1;
  const offset = (id: number) => (long ? loca.readUInt32BE(id * 4) : loca.readUInt16BE(id * 2) * 2);
  const measured = hhea.readUInt16BE(34);
  const outlines = new Map<number, GlyphOutline>();
  return {
    head,
    hhea,
    maxp,
    outline(id) {
      const known = outlines.get(id);
      if (known) return known;
      const source = glyf.subarray(offset(id), offset(id + 1));
      const outline =
        source.length === 0 ? none : source.readInt16BE(0) < 0 ? composite(source) : simple(source);
      outlines.set(id, outline);
      return outline;
    },
    metrics(id) {
      if (id < measured) return hmtx.subarray(id * 4, id * 4 + 4);
      const out = Buffer.alloc(4);
      hmtx.copy(out, 0, (measured - 1) * 4, (measured - 1) * 4 + 2);
      hmtx.copy(out, 2, measured * 4 + (id - measured) * 2, measured * 4 + (id - measured) * 2 + 2);
      return out;
    },
  };
}
