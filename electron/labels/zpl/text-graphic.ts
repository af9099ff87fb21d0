import { createCanvas, Path2D } from "@napi-rs/canvas";
import type { TextMark } from "../drawing.ts";
import { shapeLine } from "../text/shape-line.ts";
import { graphicField } from "./graphic-field.ts";

/** Parts of the size that letters with their marks may reach above and below the baseline. */
const above = 1.15;
const below = 0.4;
/** Dots of white at either side. */
const side = 2;

/** A line of text as a picture, for letters that the printer's own font lacks: the same glyphs as in the PDF, in its dots. */
export function textGraphic(mark: TextMark, dpi: number): string {
  const dots = (points: number) => (points * dpi) / 72;
  const size = dots(mark.size);
  const left = Math.floor(dots(mark.box.x)) - side;
  const top = Math.max(0, Math.floor(dots(mark.baseline) - size * above));
  const width = Math.ceil(dots(mark.box.width)) + 2 * side + 1;
  const height = Math.ceil(size * (above + below));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "black";
  let x = dots(mark.box.x) - left;
  const baseline = dots(mark.baseline) - top;
  for (const run of shapeLine(mark.text, mark.face)) {
    const { font, scale } = run.font;
    const unit = (size * scale) / font.unitsPerEm;
    for (const glyph of run.glyphs) {
      const at = [x + glyph.x * size, baseline - glyph.y * size] as const;
      context.setTransform(unit, 0, 0, -unit, ...at);
      const outline = new Path2D(font.getGlyph(glyph.id).path.toSVG());
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
      context.fill(outline);
      x += glyph.advance * size;
    }
  }
  const { data } = context.getImageData(0, 0, width, height);
  const reverse = mark.white ? "^FR" : "";
  return `^FO${Math.max(0, left)},${top}${reverse}${graphicField({ data, width, height })}`;
}
