import type { Face } from "../drawing.ts";
import { widthPerPoint } from "./measure.ts";

/** A stretch that stands on one line; widths at size 1, with and without the space behind it. */
interface Piece {
  text: string;
  width: number;
  bare: number;
}

/** A text measured once, to be broken at any size. */
export interface Words {
  pieces: readonly Piece[];
  /** The width of the longest piece. */
  widest: number;
}

/** Behind a space, behind a hyphen between letters, and behind every sign of scripts that write no spaces. */
const breaks =
  /(?<= )|(?<=\p{L}-)(?=\p{L})|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Measures the words of a printable text.
 * @param widest a longer word falls into its letters
 * @param tail the end of the text that stays in one piece
 */
export function measureWords(text: string, face: Face, widest = Infinity, tail = ""): Words {
  const ends = tail !== "" && text.endsWith(tail);
  const lead = ends ? text.slice(0, text.length - tail.length) : text;
  const measured = (part: string): Piece => ({
    text: part,
    width: widthPerPoint(part, face),
    bare: widthPerPoint(part.trimEnd(), face),
  });
  const pieces = lead
    .split(breaks)
    .filter(Boolean)
    .map(measured)
    .flatMap((piece) =>
      piece.bare <= widest
        ? [piece]
        : Array.from(graphemes.segment(piece.text), ({ segment }) => measured(segment)),
    );
  if (ends) pieces.push(measured(tail));
  return { pieces, widest: Math.max(0, ...pieces.map(({ bare }) => bare)) };
}

/** The fewest lines of `width` that hold all words at a size; null where a word is wider than a line. */
export function wrapWords({ pieces, widest }: Words, width: number, size: number): string[] | null {
  const most = width / size;
  if (widest > most) return null;
  const lines: string[] = [];
  let line = "";
  let taken = 0;
  for (const piece of pieces) {
    if (line !== "" && taken + piece.bare > most) {
      lines.push(line.trimEnd());
      line = "";
      taken = 0;
    }
    line += piece.text;
    taken += piece.width;
  }
  return line === "" ? lines : [...lines, line.trimEnd()];
}
