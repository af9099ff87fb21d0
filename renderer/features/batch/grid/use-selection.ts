import { useRef, useState } from "react";
import { act } from "../act.ts";
import { rowIdsBetween, type RowView } from "./use-rows.ts";

/** The rows that are chosen, by their ids: they stay chosen when the filter changes. */
export function useSelection(view: RowView) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set());
  const anchor = useRef<number | null>(null);
  const asked = useRef(0);

  async function choose(from: number, to: number) {
    const turn = ++asked.current;
    const ids = await act(rowIdsBetween(view, Math.min(from, to), Math.max(from, to)));
    // A later choice is already on its way.
    if (ids && turn === asked.current) setSelected(new Set(ids));
  }

  return {
    selected,
    clear() {
      asked.current += 1;
      anchor.current = null;
      setSelected((before) => (before.size === 0 ? before : new Set()));
    },
    toggle(rowId: string, at: number) {
      asked.current += 1;
      anchor.current = at;
      setSelected((before) => {
        const after = new Set(before);
        if (!after.delete(rowId)) after.add(rowId);
        return after;
      });
    },
    /** All rows from where the choosing began. */
    extend(from: number, to: number) {
      anchor.current ??= from;
      void choose(anchor.current, to);
    },
    all: (total: number) => void choose(0, total - 1),
  };
}
