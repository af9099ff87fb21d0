import type { Face } from "../drawing.ts";
import { fitLine } from "./fit-line.ts";
import { measureWords, type Words, wrapWords } from "./wrap-words.ts";

/** A line with everything said; `height` is what it takes of the block. */
export interface ArrangedLine {
  text: string;
  face: Face;
  size: number;
  height: number;
  tail: string;
  keep: boolean;
}

/** Height of a line, of its size. */
export const leading = 1.12;
/** Points. Hard to read, yet a house number that needs a glass is better than none. */
const smallest = 2.5;
/** Of a line's size: it is shrunk by so much rather than broken. */
const worthBreaking = 0.85;
/** Points by which a size may miss the largest that fits. */
const step = 0.1;

interface Way {
  /** Words are never torn apart. */
  wholeWords: boolean;
  /** Lines that need not be kept stand whole too, broken like the others; else in one line, cut at its end. */
  wholeLines: boolean;
  least: number;
}

/** A line with its words, at a size of the block of 1. */
interface Measured {
  line: ArrangedLine;
  words: Words;
}

/**
 * Sizes the lines of a block so that those that are to be kept stand whole: broken between words and all smaller together; then the
 * other lines in one line each, cut where they must; then words torn apart and letters as small as it takes. Null where even that is
 * no use.
 * @param lines unbroken, sized in parts of the block's size
 * @param min the smallest size that is wanted
 */
export function fitBlock(
  lines: readonly ArrangedLine[],
  room: { width: number; height: number },
  size: number,
  min: number,
): ArrangedLine[] | null {
  const measured = lines.map((line): Measured => {
    const { text, face, tail } = line;
    return { line, words: measureWords(text, face, Infinity, tail) };
  });
  const ways: Way[] = [
    { wholeWords: true, wholeLines: true, least: min },
    { wholeWords: true, wholeLines: false, least: min },
    { wholeWords: false, wholeLines: false, least: Math.min(min, smallest) },
  ];
  for (const way of ways) {
    const given = way.wholeWords ? measured : measured.map((one) => torn(one, room.width / min));
    const arranged = largest(size, way.least, (at) => arrange(given, room, at, min, way));
    if (arranged) return arranged;
  }
  return null;
}

/** The same with words that are wider than a line of `widest` taken apart; a town is rather cut than torn. */
function torn({ line, words }: Measured, widest: number): Measured {
  const { text, face, size: scale, tail, keep } = line;
  const most = widest / scale;
  if (!keep || tail !== "" || words.widest <= most) return { line, words };
  return { line, words: measureWords(text, face, most) };
}

/** What `arrange` answers for the largest size for which it answers at all. */
function largest<T>(most: number, least: number, arrange: (size: number) => T | null): T | null {
  const whole = arrange(most);
  if (whole !== null) return whole;
  let found = arrange(least);
  let low = least;
  let high = most;
  while (found !== null && high - low > step) {
    const middle = (low + high) / 2;
    const better = arrange(middle);
    if (better === null) high = middle;
    else [found, low] = [better, middle];
  }
  return found;
}

function arrange(
  measured: readonly Measured[],
  room: { width: number; height: number },
  size: number,
  min: number,
  way: Way,
): ArrangedLine[] | null {
  const arranged: ArrangedLine[] = [];
  let height = 0;
  for (const { line, words } of measured) {
    const own = size * line.size;
    const parts = partsOf(line, words, room.width, own, min, way);
    if (!parts) return null;
    for (const text of parts) arranged.push({ ...line, text, size: own, height: own * leading });
    height += parts.length * own * leading;
    if (height > room.height) return null;
  }
  return arranged;
}

/** The lines that one line becomes; null where it does not stand whole and must. */
function partsOf(
  { text, face, tail, keep }: ArrangedLine,
  words: Words,
  width: number,
  size: number,
  min: number,
  { wholeWords, wholeLines }: Way,
): string[] | null {
  if (!keep && !wholeLines) return [text];
  const least = Math.max(keep ? size * worthBreaking : 0, Math.min(size, min));
  if (fitLine(text, face, width, size, least, tail).text === text) return [text];
  const parts = wrapWords(words, width, size);
  // A town of one endless word: its state and code stay when it is cut.
  return parts ?? (tail !== "" && !wholeWords ? [text] : null);
}
