import type { Face } from "../drawing.ts";
import { type LabelFont, openFont, type OpenFont } from "./fonts.ts";
import { directionRuns } from "./runs.ts";
import { needsScriptFont, scriptFont } from "./script-fonts.ts";

/** A glyph of a line at size 1: `x` and `y` (upwards) move it from where the line stands, `advance` moves the line on. */
export interface ShapedGlyph {
  id: number;
  /** The font's own advance, which `advance` differs from where letters are joined or piled. */
  width: number;
  advance: number;
  x: number;
  y: number;
  codePoints: readonly number[];
}

/** Glyphs of one font, from left to right; width at size 1. */
export interface ShapedRun {
  font: LabelFont;
  glyphs: readonly ShapedGlyph[];
  width: number;
}

/** Width is what the characters add up to, and copied text keeps its letters. */
const plainFeatures = { kern: false, liga: false, clig: false, dlig: false };
/** Letters that stand beside each other as they are: no joining, no piling, from left to right. */
const simple =
  /^[\u0020-\u02FF\u0370-\u0482\u048A-\u0530\u1E00-\u1FFF\u2010-\u2027\u2030-\u205E\u20A0-\u20BF\u2100-\u214F\uFFFD]*$/;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

const known = new WeakMap<OpenFont, Map<string, ShapedGlyph>>();

/** A character's glyph as the font's table of characters says, each looked up once. */
function plainGlyph(font: OpenFont, sign: string): ShapedGlyph {
  let glyphs = known.get(font);
  if (!glyphs) known.set(font, (glyphs = new Map<string, ShapedGlyph>()));
  const seen = glyphs.get(sign);
  if (seen) return seen;
  const code = sign.codePointAt(0) ?? 0;
  const { id, advanceWidth } = font.glyphForCodePoint(code);
  const advance = advanceWidth / font.unitsPerEm;
  const glyph = { id, width: advance, advance, x: 0, y: 0, codePoints: [code] };
  glyphs.set(sign, glyph);
  return glyph;
}

const runOf = (font: LabelFont, glyphs: readonly ShapedGlyph[]): ShapedRun => ({
  font,
  glyphs,
  width: glyphs.reduce((sum, { advance }) => sum + advance, 0),
});

/** A stretch of one font and direction, laid out by the font's own rules. */
function layOut(font: LabelFont, text: string, rightToLeft: boolean): ShapedRun {
  const em = font.font.unitsPerEm / font.scale;
  const direction = rightToLeft ? "rtl" : "ltr";
  const run = font.font.layout(text, plainFeatures, undefined, undefined, direction);
  const glyphs = run.glyphs.map((glyph, index): ShapedGlyph => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
    const place = { advance: xAdvance / em, x: xOffset / em, y: yOffset / em };
    return { id: glyph.id, width: glyph.advanceWidth / em, codePoints: glyph.codePoints, ...place };
  });
  return runOf(font, glyphs);
}

/** The font of each written sign, signs of the same font together. */
function fontRuns(text: string, face: Face, line: string): { font: LabelFont; text: string }[] {
  const usual = openFont(face);
  if (!needsScriptFont(text)) return [{ font: usual, text }];
  const runs: { font: LabelFont; text: string }[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const font = scriptFont(segment, line) ?? usual;
    const last = runs.at(-1);
    if (last?.font === font) last.text += segment;
    else runs.push({ font, text: segment });
  }
  return runs;
}

/** A printable line as glyphs, in the order in which they stand from left to right. */
export function shapeLine(text: string, face: Face): readonly ShapedRun[] {
  const usual = openFont(face);
  if (simple.test(text))
    return [
      runOf(
        usual,
        Array.from(text, (sign) => plainGlyph(usual.font, sign)),
      ),
    ];
  return directionRuns(text).flatMap(({ text: part, rightToLeft }) => {
    const runs = fontRuns(part, face, text);
    if (rightToLeft) runs.reverse();
    return runs.map((run) => layOut(run.font, run.text, rightToLeft));
  });
}
