import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { BatchRow } from "#shared/contract/desk/batch-row.ts";
import { CellEditor } from "./CellEditor.tsx";
import { cells } from "./cells.tsx";
import { type Column, rowHeight, template } from "./columns.ts";
import classes from "./Grid.module.css";

/** The id of a cell's element: the grid names the one that the keyboard is on. */
export function cellId(row: number, column: number): string {
  return `cell-${row}-${column}`;
}

interface RowLineProps {
  index: number;
  row: BatchRow | undefined;
  columns: readonly Column[];
  start: number;
  selected: boolean;
  /** The column that the keyboard is on; null in other rows. */
  active: number | null;
  editing: boolean;
  onDone: (text: string | null, step: 0 | 1 | -1) => boolean;
}

/** One row of the grid. Drawn again only when something of its own has changed. */
export const RowLine = memo(function RowLine(props: RowLineProps) {
  const { index, row, columns, start, selected, active, editing, onDone } = props;
  // Dates and words of the cells follow the language.
  useTranslation("batch");
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selected}
      aria-busy={row === undefined}
      data-status={row?.status}
      data-index={index}
      className={`${classes["line"]} ${classes["row"]}`}
      style={{
        height: rowHeight,
        transform: `translateY(${start}px)`,
        gridTemplateColumns: template(columns),
      }}
    >
      {columns.map(({ key }, column) => {
        const Cell = cells[key];
        const typing = editing && active === column && row !== undefined;
        return (
          <div
            key={key}
            role="gridcell"
            id={cellId(index, column)}
            aria-colindex={column + 1}
            data-column={column}
            data-active={active === column || undefined}
            className={`${classes["cell"]} ${typing ? classes["editor"] : ""}`}
          >
            {typing ? <CellEditor row={row} column={key} onDone={onDone} /> : null}
            {row && !typing ? <Cell row={row} /> : null}
          </div>
        );
      })}
    </div>
  );
});
