import type { Face } from "../drawing.ts";
import { fitLine, splitLine } from "./fit-line.ts";

/** A line of a block, with its own style where it differs. */
export interface BlockLine {
  text: string;
  face?: Face;
  /** Of the block's size. */
  scale?: number;
  /** The end of the text that stays when the line must be cut. */
  tail?: string;
}

/** A line with everything said; `height` is what it takes of the block. */
export interface ArrangedLine {
  text: string;
  face: Face;
  size: number;
  height: number;
  tail: string;
}

const leading = 1.12;
/** A line that would have to shrink below this part of its size is broken instead, where there is height to spare. */
const worthBreaking = 0.75;

/** Sizes and breaks the lines of a block so that together they are no higher than its room. Texts must be printable already. */
export function arrangeBlock(
  given: readonly BlockLine[],
  room: { width: number; height: number },
  size: number,
  face: Face,
): ArrangedLine[] {
  const lines = given
    .filter(({ text }) => text !== "")
    .map((line): ArrangedLine => {
      const own = size * (line.scale ?? 1);
      return { face, tail: "", ...line, size: own, height: own * leading };
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
