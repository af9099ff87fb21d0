import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import PdfDocument from "pdfkit";
import type { Face } from "../drawing.ts";

/** A laid out text, in font units. */
interface GlyphRun {
  advanceWidth: number;
  glyphs: readonly { advanceWidth: number; path: { toSVG(): string } }[];
}

/** What this room uses of a font opened by fontkit (the font engine inside pdfkit). */
export interface OpenFont {
  unitsPerEm: number;
  layout(text: string, features: object): GlyphRun;
  hasGlyphForCodePoint(codePoint: number): boolean;
  /** Glyphs seen so far; each remembers the first character that asked for it. */
  _glyphs: object;
}

/** Width is what the characters add up to, and copied text keeps its letters. */
export const plainFeatures = { kern: false, liga: false, clig: false, dlig: false };

const files = {
  regular: "dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf",
  bold: "dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf",
} satisfies Record<Face, string>;

const opened = new Map<Face, OpenFont>();

/** DejaVu Sans Condensed, read once: parsing costs more than a label. */
export function openFont(face: Face): OpenFont {
  const known = opened.get(face);
  if (known) return known;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(files[face]));
  const reader = new PdfDocument({ autoFirstPage: false });
  reader.font(bytes);
  // pdfkit keeps the fontkit font in a private field and takes it back in place of bytes.
  const { font } = (reader as unknown as { _font: { font: OpenFont } })._font;
  opened.set(face, font);
  return font;
}

/** Lets the next document start with no memory of earlier ones, so that its bytes depend on its content alone. */
export function forgetGlyphs(): void {
  for (const font of opened.values()) font._glyphs = {};
}
