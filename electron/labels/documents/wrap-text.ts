import type { Face } from "../drawing.ts";
import { widthPerPoint } from "../text/measure.ts";

/** Height of a line, of its size. */
export const lineHeight = 1.12;
const mostLines = 4;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** As much of the text's beginning as fits, broken after a space where there is one, and the rest. */
function firstLine(text: string, fits: (part: string) => boolean): [string, string] {
  if (fits(text)) return [text, ""];
  const signs = Array.from(graphemes.segment(text), ({ segment }) => segment);
  let keep = 1;
  let beyond = signs.length;
  while (beyond - keep > 1) {
    const middle = Math.floor((keep + beyond) / 2);
    if (fits(signs.slice(0, middle).join(""))) keep = middle;
    else beyond = middle;
  }
  const head = signs.slice(0, keep).join("");
  const space = signs[keep] === " " ? head.length : head.lastIndexOf(" ");
  const cut = space > 0 ? space : head.length;
  return [text.slice(0, cut).trimEnd(), text.slice(cut).trimStart()];
}

/**
 * Breaks printable text into as few lines as let it stand whole in a room, the letters getting smaller with each line more: a customs
 * officer is told everything. What four lines do not hold is left in the last one, for whoever draws it to cut.
 */
export function wrapText(
  text: string,
  face: Face,
  room: { width: number; height: number },
  most: number,
): { lines: string[]; size: number } {
  for (let count = 1; ; count += 1) {
    const size = Math.min(most, room.height / (count * lineHeight));
    const fits = (part: string) => widthPerPoint(part, face) * size <= room.width;
    const lines: string[] = [];
    let rest = text;
    while (rest !== "" && lines.length < count) {
      const [line, more] = firstLine(rest, fits);
      lines.push(line);
      rest = more;
    }
    if (rest === "") return { lines, size };
    if (count < mostLines) continue;
    const last = lines.pop() ?? "";
    return { lines: [...lines, `${last} ${rest}`], size };
  }
}
