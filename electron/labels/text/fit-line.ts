import type { Face } from "../drawing.ts";
import { widthPerPoint } from "./measure.ts";

export interface FittedLine {
  text: string;
  size: number;
  width: number;
}

const ellipsis = "\u2026";

/**
 * Shrinks a line from `size` to at least `min` points so that it fits `width`; still too long, it is cut with an ellipsis.
 * @param tail the end of the text that must stay when it is cut, such as a ZIP
 */
export function fitLine(
  text: string,
  face: Face,
  width: number,
  size: number,
  min: number,
  tail = "",
): FittedLine {
  const natural = widthPerPoint(text, face);
  if (natural * size <= width) return { text, size, width: natural * size };
  const shrunk = Math.floor((width / natural) * 20) / 20;
  if (shrunk >= min) return { text, size: shrunk, width: natural * shrunk };
  const lead = text.endsWith(tail) ? text.slice(0, text.length - tail.length) : text;
  const short = longestCut(lead, tail, (cut) => widthPerPoint(cut, face) * min <= width);
  if (short === null) return tail === "" ? nothing : fitLine(text, face, width, size, min);
  return { text: short, size: min, width: widthPerPoint(short, face) * min };
}

const nothing: FittedLine = { text: "", size: 0, width: 0 };

/** As much of `lead` as fits, an ellipsis and `tail`; null where not even the last two do. */
function longestCut(lead: string, tail: string, fits: (cut: string) => boolean): string | null {
  const characters = Array.from(lead);
  const end = tail === "" ? "" : ` ${tail}`;
  const cut = (keep: number) => characters.slice(0, keep).join("").trimEnd() + ellipsis + end;
  if (!fits(cut(0))) return null;
  let keep = 0;
  let beyond = characters.length;
  while (beyond - keep > 1) {
    const middle = Math.floor((keep + beyond) / 2);
    if (fits(cut(middle))) keep = middle;
    else beyond = middle;
  }
  return cut(keep);
}

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
