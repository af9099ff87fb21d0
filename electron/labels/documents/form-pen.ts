import type { Align, Box, Face } from "../drawing.ts";
import type { Pen } from "../pen.ts";
import type { BlockLine } from "../text/arrange-block.ts";
import { printable } from "../text/printable.ts";
import { formUnits } from "./form-rows.ts";
import { formRoom, type Sheet } from "./sheet.ts";
import { lineHeight, wrapText } from "./wrap-text.ts";

export interface Column {
  head: string;
  /** Part of the table's width. */
  share: number;
  align: Align;
}

/** A framed room with its name in small letters, and what stands in it. */
export interface Field {
  name: string;
  lines: readonly (string | BlockLine)[];
  /** Part of the row's width. */
  share: number;
}

/** Draws a form from top to bottom. All lengths in units of the sheet. */
export interface FormPen {
  readonly pen: Pen;
  readonly unit: number;
  /** What is left below: the next row begins at its top. */
  left(): Box;
  /** Takes `height` from the top. */
  take(height: number): Box;
  /** Two lines on the left, two on the right. */
  heading(title: string, below: string, right: string, rightBelow: string): void;
  fields(height: number, fields: readonly Field[], size?: number): void;
  table(columns: readonly Column[], rows: readonly (readonly string[])[], room: number): void;
  /** Rows of `rowUnits` with lines between the columns; the last one, of totals, in bold. */
  totals(columns: readonly Column[], cells: readonly string[]): void;
}

const pad = 2;

export function openForm(pen: Pen, sheet: Sheet, rowUnits: number): FormPen {
  const { unit } = sheet;
  const room = formRoom(sheet);
  let top = room.y;
  const take = (height: number): Box => {
    const box = { ...room, y: top, height: height * unit };
    top += height * unit;
    return box;
  };
  const shrunk = ({ x, y, width, height }: Box, by: number): Box => ({
    x: x + by * unit,
    y: y + by * unit,
    width: width - 2 * by * unit,
    height: height - 2 * by * unit,
  });

  /** A description whole, in as many lines as it needs, level with the figures beside it. */
  function described(
    text: string,
    cell: Box,
    style: { size: number; min: number; face: Face },
  ): void {
    const { lines, size } = wrapText(printable(text, new Set()), style.face, cell, style.size);
    const height = size * lineHeight;
    const y = cell.y + (cell.height - lines.length * height) / 2;
    for (const [index, line] of lines.entries())
      pen.text(
        line,
        { ...cell, y: y + index * height, height },
        { ...style, size, min: Math.min(size, style.min) },
      );
  }

  function cells(
    columns: readonly Column[],
    texts: readonly string[],
    row: Box,
    style: { size: number; min: number; face: Face },
  ): void {
    let { x } = row;
    for (const [index, { share, align }] of columns.entries()) {
      const width = row.width * share;
      const cell = { x: x + 1.5 * unit, y: row.y, width: width - 3 * unit, height: row.height };
      const text = texts[index] ?? "";
      const sizes = { size: style.size * unit, min: style.min * unit, face: style.face };
      if (align === "left" && row.height > 12 * unit) described(text, cell, sizes);
      else pen.text(text, cell, { ...sizes, align });
      x += width;
    }
  }

  function columnLines(columns: readonly Column[], box: Box): void {
    let { x } = box;
    for (const { share } of columns.slice(0, -1)) {
      x += box.width * share;
      pen.paint({ x, y: box.y, width: 0.35 * unit, height: box.height });
    }
  }

  return {
    pen,
    unit,
    left: () => ({ ...room, y: top, height: room.y + room.height - top }),
    take,
    heading(title, below, right, rightBelow) {
      const box = take(formUnits.heading);
      const half = { ...box, width: box.width * 0.66 };
      const other = { ...box, x: box.x + box.width * 0.68, width: box.width * 0.32 };
      const upper = (part: Box) => ({ ...part, height: 14 * unit });
      const lower = (part: Box) => ({ ...part, y: part.y + 14 * unit, height: 8 * unit });
      pen.text(title, upper(half), { size: 12 * unit, min: 7 * unit, face: "bold" });
      pen.text(below, lower(half), { size: 6 * unit, min: 4 * unit });
      pen.text(right, upper(other), {
        size: 12 * unit,
        min: 6 * unit,
        face: "bold",
        align: "right",
      });
      pen.text(rightBelow, lower(other), { size: 6 * unit, min: 4 * unit, align: "right" });
    },
    fields(height, fields, size = 6.5) {
      const row = take(height);
      let { x } = row;
      for (const { name, lines, share } of fields) {
        const box = { ...row, x, width: row.width * share };
        pen.frame(box, 0.5 * unit);
        const inner = shrunk(box, pad);
        pen.text(name, { ...inner, height: 4.5 * unit }, { size: 4.4 * unit, min: 3 * unit });
        pen.block(
          lines,
          { ...inner, y: inner.y + 5.5 * unit, height: inner.height - 5.5 * unit },
          { size: size * unit, min: 3.6 * unit },
        );
        x += box.width;
      }
    },
    table(columns, rows, capacity) {
      const head = take(formUnits.tableHead);
      const body = take(rowUnits * capacity);
      const whole = { ...head, height: head.height + body.height };
      pen.frame(whole, 0.5 * unit);
      columnLines(columns, whole);
      const names = columns.map((column) => column.head);
      const centred = columns.map((column) => ({ ...column, align: "center" as const }));
      cells(centred, names, head, { size: 4.4, min: 3, face: "bold" });
      pen.rule(head.y + head.height, 0.5 * unit, head.x, head.width);
      for (const [index, texts] of rows.entries()) {
        const y = body.y + (index * rowUnits + 0.7) * unit;
        const row = { ...body, y, height: (rowUnits - 1.4) * unit };
        cells(columns, texts, row, { size: 6.2, min: 3.6, face: "regular" });
      }
    },
    totals(columns, texts) {
      const row = take(formUnits.totals);
      pen.frame(row, 0.5 * unit);
      cells(columns, texts, row, { size: 6.2, min: 3.6, face: "bold" });
    },
  };
}
