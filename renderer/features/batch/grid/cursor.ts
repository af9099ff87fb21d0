import { columns } from "./columns.ts";

/** The cell that the keyboard is on. */
export interface Cursor {
  row: number;
  column: number;
}

/** Rows that PageUp and PageDown move by. */
const page = 10;

type Move = (at: Cursor, rows: number) => Cursor;
const last = columns.length - 1;

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: (at) => ({ ...at, row: at.row - 1 }),
  ArrowDown: (at) => ({ ...at, row: at.row + 1 }),
  ArrowLeft: (at) => ({ ...at, column: at.column - 1 }),
  ArrowRight: (at) => ({ ...at, column: at.column + 1 }),
  PageUp: (at) => ({ ...at, row: at.row - page }),
  PageDown: (at) => ({ ...at, row: at.row + page }),
  Home: (at) => ({ ...at, column: 0 }),
  End: (at) => ({ ...at, column: last }),
  "Ctrl+Home": () => ({ row: 0, column: 0 }),
  "Ctrl+End": (_at, rows) => ({ row: rows - 1, column: last }),
};

/** Inside a grid of so many rows and columns. */
export function held({ row, column }: Cursor, rows: number, width = columns.length): Cursor {
  return {
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, width - 1)),
  };
}

/** Where a key leads; undefined for a key that moves nothing. */
export function moved(at: Cursor, key: string, ctrl: boolean, rows: number): Cursor | undefined {
  const move = moves[ctrl ? `Ctrl+${key}` : key];
  return move && held(move(at, rows), rows);
}

/** The next cell to type in, or the one before; from the end of a row on to the next row. */
export function nextEditable(at: Cursor, step: 1 | -1, rows: number): Cursor {
  for (let column = at.column + step; column >= 0 && column <= last; column += step)
    if (columns[column]?.editable) return { row: at.row, column };
  const row = at.row + step;
  if (row < 0 || row >= rows) return at;
  const edges = columns.flatMap(({ editable }, column) => (editable ? [column] : []));
  return { row, column: (step === 1 ? edges[0] : edges.at(-1)) ?? 0 };
}
