import type { Dpi, Face } from "#electron/labels/drawing.ts";
import { drawSymbol } from "#electron/labels/pdf/draw-symbol.ts";
import { drawText } from "#electron/labels/pdf/draw-text.ts";
import { openPdf } from "#electron/labels/pdf/pdf-document.ts";
import { encodeSymbol, symbolSize } from "#electron/labels/symbols/encode-symbol.ts";
import { fitLine } from "#electron/labels/text/fit-line.ts";
import { printable } from "#electron/labels/text/printable.ts";

const dpi: Dpi = 203;

/** Draws lines of text, rules and a barcode on one page. Points, y downwards from the top left. */
export interface SheetPen {
  /** One line, shrunk and at last cut to `width`. */
  text(line: string, at: { x: number; y: number; width: number }, size: number, face?: Face): void;
  line(from: { x: number; y: number }, to: { x: number; y: number }, thickness?: number): void;
  /** A box filled with a shade: 0 is black, 1 white. */
  shade(box: { x: number; y: number; width: number; height: number }, level: number): void;
  /** A Code 128 of the data; nothing when it is too long for the room. */
  code128(data: string, box: { x: number; y: number; width: number; height: number }): void;
  finish(): Promise<Uint8Array>;
}

export interface SheetFacts {
  title: string;
  /** Points. */
  width: number;
  height: number;
  /** YYYY-MM-DD */
  date: string;
}

/** Opens a page that is drawn with the fonts of the labels. */
export function openSheet({ title, width, height, date }: SheetFacts): SheetPen {
  const pdf = openPdf({ title, subject: title, keywords: "", date, size: { width, height } });
  const { doc } = pdf;
  return {
    text(line, at, size, face = "regular") {
      const fitted = fitLine(printable(line, new Set()), face, at.width, size, size * 0.6);
      const box = { x: at.x, y: at.y - fitted.size, width: fitted.width, height: fitted.size };
      drawText(doc, {
        kind: "text",
        text: fitted.text,
        face,
        size: fitted.size,
        box,
        room: { ...box, width: at.width },
        baseline: at.y,
        align: "left",
        white: false,
      });
    },
    line(from, to, thickness = 0.5) {
      doc
        .lineWidth(thickness)
        .strokeColor("black")
        .moveTo(from.x, from.y)
        .lineTo(to.x, to.y)
        .stroke();
    },
    shade({ x, y, width: w, height: h }, level) {
      const grey = Math.round(level * 255);
      doc.rect(x, y, w, h).fillColor([grey, grey, grey]).fill();
    },
    code128(data, box) {
      const dots = (points: number) => Math.floor((points * dpi) / 72);
      // Other letters have no place in a Code 128.
      if (!/^[\u0020-\u007E]{1,40}$/.test(data)) return;
      const barcode = { symbology: "code128", data, caption: null } as const;
      const room = { width: dots(box.width), height: dots(box.height) };
      try {
        const symbol = encodeSymbol(barcode, room, dpi, 3);
        const size = symbolSize(symbol);
        const place = {
          x: box.x + (10 * 3 * 72) / dpi,
          y: box.y,
          width: (size.width * 72) / dpi,
          height: (size.height * 72) / dpi,
        };
        drawSymbol(doc, { kind: "symbol", barcode, symbol, box: place }, dpi);
      } catch {
        // Too long for the paper: the number stands beside it in letters.
      }
    },
    finish: () => pdf.finish(),
  };
}
