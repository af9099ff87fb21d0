import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type MouseEvent, type Ref, useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { rowHeight } from "./columns.ts";
import type { Cursor } from "./cursor.ts";
import classes from "./Grid.module.css";
import { GridHead } from "./GridHead.tsx";
import { cellId, RowLine } from "./RowLine.tsx";
import type { GridState } from "./use-grid.ts";
import { useRows } from "./use-rows.ts";

const headHeight = 29;

function nothingTyped(): boolean {
  return true;
}

/** All rows of a batch. Only those in sight are drawn and asked for; the keyboard is on one cell of them. */
export function RowGrid({ grid, ref }: { grid: GridState; ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation("batch");
  const { view, columns, total, cursor, active, selection, editing } = grid;
  const frame = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read here only
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    // The row of the keyboard is always there: it is what the grid says is active.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return shown.includes(cursor.row) || cursor.row >= total ? shown : [...shown, cursor.row];
    },
  });
  const items = virtual.getVirtualItems();
  const inSight = items.filter(({ index }) => index !== cursor.row || items.length === 1);
  const first = inSight[0]?.index ?? 0;
  const rowAt = useRows(view, Math.min(first, total), inSight.at(-1)?.index ?? 0);
  const follow = useEffectEvent((row: number) => virtual.scrollToIndex(row));
  useEffect(() => follow(cursor.row), [cursor.row]);
  const column = cursor.column;
  useEffect(() => {
    document
      .querySelector(`#${cellId(cursor.row, column)}`)
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [cursor.row, column]);
  useEffect(() => {
    // The field that was typed in is gone, and the keyboard with it.
    if (!editing && document.activeElement === document.body)
      frame.current?.focus({ preventScroll: true });
  }, [editing]);

  return (
    <div
      ref={(element) => {
        frame.current = element;
        if (typeof ref === "function") ref(element);
        else if (ref) ref.current = element;
      }}
      role="grid"
      tabIndex={0}
      aria-label={t("grid.label")}
      aria-rowcount={total + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-activedescendant={total > 0 ? cellId(cursor.row, cursor.column) : undefined}
      className={classes["frame"]}
      onKeyDown={grid.press}
      onMouseDown={(event) => pointAt(event, grid.point)}
      onDoubleClick={grid.open}
    >
      <GridHead columns={columns} />
      <div
        role="rowgroup"
        className={classes["body"]}
        style={{ height: virtual.getTotalSize() - headHeight }}
      >
        {items.map(({ index, start }) => (
          <RowLine
            key={index}
            index={index}
            start={start - headHeight}
            row={index === cursor.row ? active : rowAt(index)}
            columns={columns}
            selected={isSelected(index === cursor.row ? active : rowAt(index), selection.selected)}
            active={index === cursor.row ? cursor.column : null}
            editing={editing && index === cursor.row}
            onDone={editing && index === cursor.row ? grid.finishEdit : nothingTyped}
          />
        ))}
      </div>
    </div>
  );
}

function isSelected(row: { rowId: string } | undefined, selected: ReadonlySet<string>): boolean {
  return row !== undefined && selected.has(row.rowId);
}

/** Which cell a click is in. */
function pointAt(event: MouseEvent, point: (at: Cursor, event: MouseEvent) => void): void {
  if (!(event.target instanceof Element) || event.target.closest("input")) return;
  const cell = event.target.closest<HTMLElement>("[data-column]");
  const row = cell?.closest<HTMLElement>("[data-index]");
  if (cell && row)
    point({ row: Number(row.dataset["index"]), column: Number(cell.dataset["column"]) }, event);
}
