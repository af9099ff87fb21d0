import type { LabelBarcode } from "#shared/rules/label.ts";
import {
  type Align,
  type Box,
  type Dpi,
  type Drawing,
  type Face,
  type Mark,
  page,
} from "./drawing.ts";
import { encodeSymbol, quietDots, symbolSize } from "./symbols/encode-symbol.ts";
import { arrangeBlock, leastSize } from "./text/arrange-block.ts";
import type { BlockLine } from "./text/arrange-block.ts";
import { fitLine } from "./text/fit-line.ts";
import { ascent } from "./text/measure.ts";
import { printable } from "./text/printable.ts";

interface TextStyle {
  size: number;
  face?: Face;
  align?: Align;
  /** The smallest size before words are cut; 60 % of `size` when absent. */
  min?: number;
  white?: boolean;
}

/** Draws into rooms: whatever is written stays inside the box that it was given. */
export interface Pen {
  /** One line, vertically in the middle of its room. */
  text(text: string, room: Box, style: TextStyle): void;
  /** Lines from the top, evenly smaller when they are too many; a long line breaks where there is height to spare. */
  block(lines: readonly (string | BlockLine)[], room: Box, style: TextStyle): void;
  paint(box: Box, white?: boolean): void;
  /** A horizontal rule below `y`. */
  rule(y: number, weight: number, x?: number, width?: number): void;
  frame(box: Box, weight: number): void;
  /** A barcode in the middle of its room (or at its left), with white around it. Returns the box of the bars. */
  symbol(barcode: LabelBarcode, room: Box, style?: { align?: Align; mostDots?: number }): Box;
  /** Behind everything, from the lower left corner of a box to its upper right one. */
  watermark(text: string, box: Box): void;
  /** The same page with its origin elsewhere. */
  movedTo(x: number, y: number): Pen;
  drawing(): Drawing;
}

interface OpenDrawing extends Pick<Drawing, "dpi" | "page"> {
  marks: Mark[];
  missing: Set<string>;
}

/** How far a line moves down for its capitals to stand in the middle of a room with height to spare. */
const capitalsLow = 0.095;

/** Begins a page; 4 x 6 inches when no size is given. */
export const openPen = (dpi: Dpi, size: Drawing["page"] = page): Pen =>
  penAt({ dpi, page: { width: size.width, height: size.height }, marks: [], missing: new Set() });

function penAt(open: OpenDrawing, left = 0, top = 0): Pen {
  const { dpi, marks, missing } = open;
  const dot = 72 / dpi;
  const placed = (box: Box): Box => ({ ...box, x: box.x + left, y: box.y + top });
  const snap = (points: number) => Math.round(points / dot) * dot;

  function line(text: string, room: Box, style: TextStyle, tail = ""): void {
    const face = style.face ?? "regular";
    const most = Math.min(style.size, room.height);
    const least = Math.min(most, style.min ?? style.size * 0.6);
    const fitted = fitLine(text, face, room.width, most, least, tail);
    if (fitted.text === "") return;
    const align = style.align ?? "left";
    const spare = room.width - fitted.width;
    const x = room.x + (align === "left" ? 0 : align === "center" ? spare / 2 : spare);
    const spareHeight = (room.height - fitted.size) / 2;
    const y = room.y + spareHeight + Math.min(spareHeight, fitted.size * capitalsLow);
    marks.push({
      kind: "text",
      text: fitted.text,
      face,
      size: fitted.size,
      box: { x, y, width: fitted.width, height: fitted.size },
      room,
      baseline: y + fitted.size * ascent,
      align,
      white: style.white ?? false,
    });
  }

  const pen: Pen = {
    text: (text, room, style) => line(printable(text, missing), placed(room), style),
    block(given, at, style) {
      const room = placed(at);
      const lines = given.map((entry): BlockLine => {
        const line = typeof entry === "string" ? { text: entry } : entry;
        const tail = printable(line.tail ?? "", missing);
        return { ...line, text: printable(line.text, missing), tail };
      });
      let y = room.y;
      const usual = style.face ?? "regular";
      for (const arranged of arrangeBlock(lines, room, style.size, usual, style.min)) {
        const { text, size, face, height, tail } = arranged;
        const min = leastSize(size, style.min);
        line(text, { ...room, y, height }, { ...style, size, min, face }, tail);
        y += height;
      }
    },
    paint(at, white = false) {
      const box = placed(at);
      const x = snap(box.x);
      const y = snap(box.y);
      const width = Math.max(dot, snap(box.x + box.width) - x);
      const height = Math.max(dot, snap(box.y + box.height) - y);
      marks.push({ kind: "fill", box: { x, y, width, height }, white });
    },
    rule: (y, weight, x = 9, width = 270) => pen.paint({ x, y, width, height: weight }),
    frame(box, weight) {
      pen.rule(box.y, weight, box.x, box.width);
      pen.rule(box.y + box.height - weight, weight, box.x, box.width);
      pen.paint({ ...box, width: weight });
      pen.paint({ ...box, x: box.x + box.width - weight, width: weight });
    },
    symbol(barcode, at, style = {}) {
      const room = placed(at);
      const dots = { width: Math.floor(room.width / dot), height: Math.floor(room.height / dot) };
      const symbol = encodeSymbol(barcode, dots, dpi, style.mostDots ?? Math.round(dpi / 60));
      const size = symbolSize(symbol);
      const width = size.width * dot;
      const height = size.height * dot;
      const quiet = quietDots(symbol) * dot;
      const spare = room.width - width;
      const before =
        style.align === "left" ? quiet : style.align === "right" ? spare - quiet : spare / 2;
      const x = snap(room.x + before);
      const y = snap(room.y + Math.max(0, (room.height - height) / 2));
      const box = { x, y, width, height };
      const clear = { x: x - quiet - left, y: y - top, width: width + 2 * quiet, height };
      pen.paint(clear, true);
      marks.push({ kind: "symbol", barcode, symbol, box });
      return { ...box, x: x - left, y: y - top };
    },
    watermark: (text, box) => void marks.push({ kind: "watermark", text, box: placed(box) }),
    movedTo: (x, y) => penAt(open, left + x, top + y),
    drawing: () => ({ dpi, page: open.page, marks, unprintable: [...missing] }),
  };
  return pen;
}
