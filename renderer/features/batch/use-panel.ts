import { type RefObject, useEffect, useRef, useState } from "react";
import type { PanelPart } from "./grid/use-grid.ts";

/** Windows this wide have room for the panel beside the grid from the start, in pixels. */
const roomy = 1600;

/** What is typed in first: the rates when they are wanted, else the field that is wrong, else the part. */
function targetOf(panel: HTMLElement, name: PanelPart): HTMLElement {
  const part = panel.querySelector<HTMLElement>(`[data-part=${name}]`);
  const radio = part?.querySelector<HTMLElement>('[role="radio"][tabindex="0"], [role="radio"]');
  return radio ?? panel.querySelector<HTMLElement>('[aria-invalid="true"]') ?? part ?? panel;
}

/** The side panel: whether it is open, and where in it the keyboard is wanted. */
export function usePanel() {
  const ref = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(() => window.innerWidth >= roomy);
  const [wanted, setWanted] = useState<{ part: PanelPart } | null>(null);
  return {
    ref,
    opened,
    wanted,
    openPanel: (part: PanelPart) => {
      setOpened(true);
      setWanted({ part });
    },
    closePanel: () => setOpened(false),
  };
}

/** Brings the keyboard to the part that is wanted, as soon as the row is there; until then to the panel itself. */
export function usePanelFocus(
  ref: RefObject<HTMLElement | null>,
  wanted: { part: PanelPart } | null,
  loaded: boolean,
): void {
  const served = useRef(wanted);
  useEffect(() => {
    if (!wanted || !ref.current || served.current === wanted) return;
    if (!loaded) return ref.current.focus();
    served.current = wanted;
    targetOf(ref.current, wanted.part).focus();
  }, [ref, wanted, loaded]);
}
