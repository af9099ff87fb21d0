import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Gives the grid the keyboard when the field or button that had it is gone: a mended row leaves the list of problems, a dialog is
 * closed, a purchase ends.
 *
 * @param covered a dialog is open, which has the keyboard
 * @param shown changes when what had the keyboard may be gone
 */
export function useKeptKeyboard(
  grid: RefObject<HTMLElement | null>,
  covered: boolean,
  shown: string,
): void {
  const keep = useEffectEvent((hidden: boolean, _shown: string) => {
    if (!hidden && document.activeElement === document.body) grid.current?.focus();
  });
  useEffect(() => keep(covered, shown), [covered, shown]);
}
