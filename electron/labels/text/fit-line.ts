import type { Face } from "../drawing.ts";
import { widthPerPoint } from "./measure.ts";

export interface FittedLine {
  text: string;
  size: number;
  width: number;
}

const ellipsis = "\u2026";

/** Shrinks a line from `size` to at least `min` points so that it fits `width`; still too long, it is cut with an ellipsis. */
export function fitLine(
  text: string,
  face: Face,
  width: number,
  size: number,
  min: number,
): FittedLine {
  const natural = widthPerPoint(text, face);
  if (natural * size <= width) return { text, size, width: natural * size };
  const shrunk = Math.floor((width / natural) * 20) / 20;
  if (shrunk >= min) return { text, size: shrunk, width: natural * shrunk };
  const characters = Array.from(text);
  let keep = 0;
  let beyond = characters.length;
  while (beyond - keep > 1) {
    const middle = Math.floor((keep + beyond) / 2);
    if (widthPerPoint(cut(characters, middle), face) * min <= width) keep = middle;
    else beyond = middle;
  }
  const short = cut(characters, keep);
  const shortWidth = widthPerPoint(short, face) * min;
  return shortWidth <= width
    ? { text: short, size: min, width: shortWidth }
    : { text: "", size: min, width: 0 };
}

const cut = (characters: readonly string[], keep: number) =>
  characters.slice(0, keep).join("").trimEnd() + ellipsis;

/** Splits a line at the last space that lets its beginning fit; null where no space does. */
export function splitLine(
  text: string,
  face: Face,
  width: number,
  size: number,
): [string, string] | null {
  let at = -1;
  for (let next = text.indexOf(" "); next > 0; next = text.indexOf(" ", next + 1)) {
    if (widthPerPoint(text.slice(0, next), face) * size > width) break;
    at = next;
  }
  return at < 1 ? null : [text.slice(0, at), text.slice(at + 1)];
}
