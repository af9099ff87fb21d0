import { cutFont, type FontSubset } from "../text/cut-font.ts";
import type { LabelFont } from "../text/fonts.ts";
import type { ShapedRun } from "../text/shape-line.ts";

/** What this room uses of the subset font that pdfkit makes for a document. */
interface EmbeddedFont {
  id: string;
  subset: FontSubset;
  /** Per glyph of the subset: thousandths of the size, and the characters it stands for. */
  widths: number[];
  unicode: (readonly number[])[];
  ref(): PDFKit.PDFKitReference;
}

/** pdfkit lays out every text anew by all rules of the font; what is laid out already goes straight into its subset. */
interface OpenDocument {
  _font: EmbeddedFont;
  page: { fonts: Record<string, PDFKit.PDFKitReference> };
}

const fontsOf = new WeakMap<PDFKit.PDFDocument, Map<string, EmbeddedFont>>();

function openEmbedded(doc: PDFKit.PDFDocument, { family, font, tables }: LabelFont): EmbeddedFont {
  // An open font is welcome in place of a file, which the types do not say.
  doc.registerFont(family, font as unknown as string).font(family);
  const { _font: embedded } = doc as unknown as OpenDocument;
  embedded.subset = cutFont(tables);
  return embedded;
}

function embeddedFont(doc: PDFKit.PDFDocument, font: LabelFont): EmbeddedFont {
  let fonts = fontsOf.get(doc);
  if (!fonts) fontsOf.set(doc, (fonts = new Map<string, EmbeddedFont>()));
  const embedded = fonts.get(font.family) ?? openEmbedded(doc, font);
  fonts.set(font.family, embedded);
  (doc as unknown as OpenDocument).page.fonts[embedded.id] ??= embedded.ref();
  return embedded;
}

/** A run of glyphs as PDF shows it: the font's name in the page's resources and the glyphs' numbers in the subset. */
export interface EmbeddedRun {
  fontId: string;
  /** Four hex digits each. */
  codes: readonly string[];
}

/** Puts a run's glyphs into the document's subset of its font. */
export function embedRun(doc: PDFKit.PDFDocument, run: ShapedRun): EmbeddedRun {
  const { id, subset, widths, unicode } = embeddedFont(doc, run.font);
  const codes = run.glyphs.map((glyph) => {
    const code = subset.includeGlyph(run.font.tables, glyph.id);
    widths[code] ??= (glyph.width / run.font.scale) * 1000;
    unicode[code] ??= glyph.codePoints;
    return code.toString(16).padStart(4, "0");
  });
  return { fontId: id, codes };
}
