import { useDebouncedValue } from "@mantine/hooks";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import type { BatchRow } from "#shared/contract/desk/batch-row.ts";
import { rowCommands } from "../commands.ts";
import { columnsOf } from "./columns.ts";
import { type Cursor, held, moved, nextEditable } from "./cursor.ts";
import { changesOf, isEditable, textOf } from "./typed.ts";
import { type RowFilter, useRowCount, useRows } from "./use-rows.ts";
import { useSelection } from "./use-selection.ts";

/** What the row's side panel is asked to put the keyboard on. */
export type PanelPart = "address" | "rates" | "row";

interface GridParts {
  id: string;
  /** Something was bought. */
  hasLabels: boolean;
  /** The panel is wanted, with the keyboard on a part of it. */
  openPanel: (part: PanelPart) => void;
}

/** Where the person is in the grid of a batch, and what their keys and clicks do there. */
export function useGrid({ id, hasLabels, openPanel }: GridParts) {
  const columns = columnsOf(hasLabels);
  const [filter, setFilter] = useState<RowFilter>("all");
  const [search, setSearch] = useState("");
  const [settled] = useDebouncedValue(search, 200);
  const view = { id, filter, search: settled.trim() };
  const count = useRowCount(view);
  const total = count.total ?? 0;
  const [wanted, setCursor] = useState<Cursor>({ row: 0, column: 2 });
  const cursor = held(wanted, Math.max(total, 1), columns.length);
  const active = useRows(view, cursor.row, cursor.row)(cursor.row);
  const [editing, setEditing] = useState<{ row: BatchRow; at: Cursor } | null>(null);
  const selection = useSelection(view);
  const commands = rowCommands(id);

  function look(filter: RowFilter) {
    setFilter(filter);
    setCursor(({ column }) => ({ row: 0, column }));
  }
  /** The rows that a key is about: the chosen ones, else the one that the keyboard is on. */
  function meant(): string[] {
    if (selection.selected.size > 0) return [...selection.selected];
    return active ? [active.rowId] : [];
  }
  function go(at: Cursor, extend: boolean) {
    if (extend) selection.extend(cursor.row, at.row);
    setCursor(at);
  }
  function open() {
    const column = columns[cursor.column];
    if (!active) return;
    if (column?.editable && isEditable(active)) setEditing({ row: active, at: cursor });
    else if (column?.key === "address") openPanel("address");
    else if (column?.key === "service") openPanel("rates");
    else openPanel("row");
  }
  function finishEdit(text: string | null, step: 0 | 1 | -1): boolean {
    if (!editing) return true;
    const key = columns[editing.at.column]?.key ?? "orderNumber";
    if (text !== null && text !== textOf(editing.row, key)) {
      const changes = changesOf(key, text);
      if (!changes) return false;
      void commands.edit([editing.row.rowId], changes);
    }
    const next = step === 0 ? editing.at : nextEditable(editing.at, step, total);
    setCursor(next);
    // Within a row Tab goes on typing; at its end the next row is only reached.
    setEditing(step !== 0 && next.row === editing.at.row ? { ...editing, at: next } : null);
    return true;
  }
  /** Keys of the grid itself. */
  function press(event: KeyboardEvent) {
    if (editing) return;
    const ctrl = event.ctrlKey || event.metaKey;
    const at = moved(cursor, event.key, ctrl, total);
    if (at) go(at, event.shiftKey);
    else if (event.key === "Enter" && event.altKey) void commands.accept(meant());
    else if (event.key === "." && !ctrl) void commands.accept(meant());
    else if ((event.key === "Enter" && !ctrl) || event.key === "F2") open();
    else if (event.key === " " && active) selection.toggle(active.rowId, cursor.row);
    else if (event.key === "a" && ctrl) selection.all(total);
    else if (event.key === "Delete" && active)
      void commands.exclude(meant(), active.status !== "excluded");
    else if (event.key.toLowerCase() === "r" && !ctrl) openPanel("rates");
    else if (event.key === "Escape" && selection.selected.size > 0) selection.clear();
    else if (event.key === "Escape") look("all");
    else return;
    event.preventDefault();
  }
  function point(at: Cursor, event: MouseEvent) {
    if (event.shiftKey) selection.extend(cursor.row, at.row);
    setCursor(at);
  }

  return {
    id,
    view,
    columns,
    filter,
    look,
    search,
    setSearch,
    total,
    error: count.error,
    loaded: count.total !== undefined,
    cursor,
    /** The row that the keyboard is on. */
    active,
    selection,
    commands,
    meant,
    editing: editing !== null && editing.row.rowId === active?.rowId,
    open,
    finishEdit,
    press,
    point,
  };
}
export type GridState = ReturnType<typeof useGrid>;
