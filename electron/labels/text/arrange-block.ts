import type { Face } from "../drawing.ts";
import { type ArrangedLine, fitBlock, leading } from "./fit-block.ts";
import { fitLine, splitLine } from "./fit-line.ts";

/** A line of a block, with its own style where it differs. */
export interface BlockLine {
  text: string;
  face?: Face;
  /** Of the block's size. */
  scale?: number;
  /** The end of the text that stays when the line must be cut. */
  tail?: string;
  /** Never cut: the other lines are, and all get smaller. */
  keep?: boolean;
}

/** A line that would have to shrink below this part of its size is broken instead, where there is height to spare. */
const worthBreaking = 0.75;

/** The size below which a line is cut. */
export const leastSize = (size: number, min?: number): number => Math.min(size, min ?? size * 0.6);

/**
 * Sizes and breaks the lines of a block so that together they are no higher than its room. Texts must be printable already.
 * @param min the smallest size before words are cut; 60 % of `size` when absent
 */
export function arrangeBlock(
  given: readonly BlockLine[],
  room: { width: number; height: number },
  size: number,
  face: Face,
  min?: number,
): ArrangedLine[] {
  const lines = given
    .filter(({ text }) => text !== "")
    .map((line): ArrangedLine => {
      return { face, tail: "", keep: false, ...line, size: line.scale ?? 1, height: leading };
    });
  const evenly = breakEvenly(lines, room, size);
  const isCut = ({ text, face: own, size: at, tail, keep }: ArrangedLine) =>
    keep && fitLine(text, own, room.width, at, leastSize(at, min), tail).text !== text;
  if (!evenly.some(isCut)) return evenly;
  return fitBlock(lines, room, size, leastSize(size, min)) ?? evenly;
}

/** Breaks long lines in two from the top while there is height to spare, then shrinks all alike. */
function breakEvenly(
  given: readonly ArrangedLine[],
  room: { width: number; height: number },
  size: number,
): ArrangedLine[] {
  const lines = given.map((line) => {
    const own = size * line.size;
    return { ...line, size: own, height: own * leading };
  });
  const total = () => lines.reduce((sum, { height }) => sum + height, 0);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || line.tail !== "" || total() + line.height > room.height) continue;
    const least = line.size * worthBreaking;
    if (fitLine(line.text, line.face, room.width, line.size, least).text === line.text) continue;
    const parts = splitLine(line.text, line.face, room.width, line.size);
    if (parts) lines.splice(at, 1, ...parts.map((text) => ({ ...line, text })));
  }
  const shrink = Math.min(1, room.height / Math.max(total(), 1));
  return lines.map((line) => ({
    ...line,
    size: line.size * shrink,
    height: line.height * shrink,
  }));
}
