import { useEffect } from "react";
import { isUsable, nearestTo, type Place, placeOf } from "./keyboard-place.ts";

/** Whoever knows better where the keyboard belongs has so long to say it: dialogs give it back after 10 ms. */
const patienceMs = 60;
/** What is switched off for longer than this, and does not say that it works, has nothing more to do: its neighbour goes on. */
const sleepMs = 500;

/**
 * Keeps the keyboard where it was when the button or field that had it is gone or asleep: a dialog closed, a printer was deleted, a
 * button waits for its answer. Without it the next Tab would begin at the top of the window.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let held: Place | null = null;
    /** The last place that was in no dialog. */
    let outside: Place | null = null;
    let timer = 0;
    const come = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      held = placeOf(target);
      if (!target.closest("[role=dialog]")) outside = held;
    };
    const restore = (isLong = false) => {
      if (document.activeElement !== document.body || !held || !document.hasFocus()) return;
      const { element } = held;
      // Asleep: it gets the keyboard back when it wakes.
      if (element.isConnected && element.matches(":disabled")) {
        if (element.hasAttribute("data-loading")) return;
        if (!isLong) {
          timer = window.setTimeout(restore, sleepMs, true);
          return;
        }
      }
      const dialog = document.querySelector<HTMLElement>("[role=dialog]");
      if (dialog && !dialog.contains(element)) return;
      (nearestTo(held) ?? (outside && nearestTo(outside)))?.focus({ preventScroll: true });
    };
    const look = () => {
      if (document.activeElement !== document.body || !held) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(restore, patienceMs);
    };
    /** A click beside everything is a person's wish. */
    const leave = ({ target }: PointerEvent) => {
      const isInside = target instanceof Node && held?.element.contains(target);
      if (held && isUsable(held.element) && !isInside) held = null;
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled"],
    });
    document.addEventListener("focusin", come);
    document.addEventListener("pointerdown", leave);
    return () => {
      window.clearTimeout(timer);
      changes.disconnect();
      document.removeEventListener("focusin", come);
      document.removeEventListener("pointerdown", leave);
    };
  }, []);
}
