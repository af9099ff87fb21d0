import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import PdfDocument from "pdfkit";
import type { Face } from "../drawing.ts";
import { readTrueType, type TrueType } from "./true-type.ts";
import { unpackWoff } from "./unpack-woff.ts";

interface Outline {
  toSVG(): string;
  translate(x: number, y: number): Outline;
}

/** A glyph as fontkit knows it; lengths in font units. */
export interface FontGlyph {
  id: number;
  advanceWidth: number;
  codePoints: readonly number[];
  path: Outline;
}

/** A laid out text, in font units; glyphs from left to right. */
interface GlyphRun {
  glyphs: readonly FontGlyph[];
  positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
}

/** What this room uses of a font opened by fontkit (the font engine inside pdfkit). */
export interface OpenFont {
  unitsPerEm: number;
  layout(
    text: string,
    features: object,
    script?: string,
    language?: string,
    direction?: "ltr" | "rtl",
  ): GlyphRun;
  glyphForCodePoint(codePoint: number): FontGlyph;
  hasGlyphForCodePoint(codePoint: number): boolean;
  getGlyph(id: number): FontGlyph;
  /** Glyphs seen so far; each remembers the first character that asked for it. */
  _glyphs: object;
}

/** A font, or one of the files that a family is cut into. */
export interface LabelFont {
  /** Files of one family share it: a document embeds them as one font. */
  family: string;
  font: OpenFont;
  tables: TrueType;
  /** Of the text's size: letters of some scripts are drawn smaller, so that they stay inside the line. */
  scale: number;
}

const resolve = (file: string) => createRequire(import.meta.url).resolve(file);
const opened = new Map<string, LabelFont>();

/** Opens a font file of a package, once: parsing costs more than a label. */
export function openFontFile(family: string, file: string, scale: number): LabelFont {
  const known = opened.get(file);
  if (known) return known;
  const packed = readFileSync(resolve(file));
  const bytes = file.endsWith(".woff") ? unpackWoff(packed) : packed;
  const reader = new PdfDocument({ autoFirstPage: false });
  reader.font(bytes);
  // pdfkit keeps the fontkit font in a private field and takes it back in place of bytes.
  const { font } = (reader as unknown as { _font: { font: OpenFont } })._font;
  const entry = { family, font, tables: readTrueType(bytes), scale };
  opened.set(file, entry);
  return entry;
}

const files = {
  regular: "dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf",
  bold: "dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf",
} satisfies Record<Face, string>;

/** DejaVu Sans Condensed, which draws everything that it has letters for. */
export const openFont = (face: Face): LabelFont => openFontFile(face, files[face], 1);

/** Lets the next document start with no memory of earlier ones, so that its bytes depend on its content alone. */
export function forgetGlyphs(): void {
  for (const { font } of opened.values()) font._glyphs = {};
}
