import type { Box, Drawing, Mark, SymbolMark } from "../drawing.ts";
import { quietDots } from "../symbols/encode-symbol.ts";

/** Points by which lines may touch: a hundredth of a millimetre. */
const touch = 0.03;

const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > touch &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > touch;

const inside = (a: Box, b: Box) =>
  a.x >= b.x - touch &&
  a.y >= b.y - touch &&
  a.x + a.width <= b.x + b.width + touch &&
  a.y + a.height <= b.y + b.height + touch;

function name(mark: Mark): string {
  if (mark.kind === "text") return `"${mark.text}"`;
  return mark.kind === "symbol" ? mark.barcode.symbology : mark.kind;
}

/** A symbol with the white at its sides. */
function withQuiet({ box, symbol }: SymbolMark, dpi: number): Box {
  const quiet = (quietDots(symbol) * 72) / dpi;
  return { ...box, x: box.x - quiet, width: box.width + 2 * quiet };
}

/**
 * What is wrong with a drawing: text out of its room or the page, things on top of each other or in the white beside a barcode, white
 * text on white.
 */
export function layoutFaults({ marks, page, dpi }: Drawing): string[] {
  const whole: Box = { x: 0, y: 0, ...page };
  const faults: string[] = [];
  const texts = marks.filter((mark) => mark.kind === "text");
  const symbols = marks.filter((mark) => mark.kind === "symbol");
  const fills = marks.filter((mark) => mark.kind === "fill" && !mark.white);
  for (const mark of [...texts, ...symbols])
    if (!inside(mark.box, whole)) faults.push(`${name(mark)} leaves the page`);
  for (const [index, text] of texts.entries()) {
    if (!inside(text.box, text.room)) faults.push(`${name(text)} leaves its room`);
    for (const other of texts.slice(index + 1))
      if (overlap(text.box, other.box)) faults.push(`${name(text)} lies on ${name(other)}`);
    for (const fill of fills) {
      if (!("box" in fill) || !overlap(text.box, fill.box)) continue;
      if (!text.white || !inside(text.box, fill.box)) faults.push(`${name(text)} lies on a rule`);
    }
  }
  for (const [index, symbol] of symbols.entries()) {
    const white = withQuiet(symbol, dpi);
    const under = marks[marks.indexOf(symbol) - 1];
    if (under?.kind !== "fill" || !under.white || !inside(white, under.box))
      faults.push(`nothing keeps the paper white behind ${name(symbol)}`);
    if (!inside(white, whole)) faults.push(`the white beside ${name(symbol)} leaves the page`);
    for (const other of [...symbols.slice(index + 1), ...fills, ...texts])
      if ("box" in other && overlap(white, other.box))
        faults.push(`${name(symbol)} or its white lies on ${name(other)}`);
  }
  return faults;
}
