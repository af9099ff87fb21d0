import { useEffect, useRef, useState } from "react";
import type { PanelPart } from "./grid/use-grid.ts";

/** Windows this wide have room for the panel beside the grid from the start, in pixels. */
const roomy = 1600;

/** What is typed in first: the field that is wrong, else the panel itself. */
function firstFieldOf(panel: HTMLElement): HTMLElement {
  return panel.querySelector<HTMLElement>('[aria-invalid="true"]') ?? panel;
}

/** The side panel: whether it is open, and where in it the keyboard is wanted. */
export function usePanel() {
  const ref = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(() => window.innerWidth >= roomy);
  const [wanted, setWanted] = useState<{ part: PanelPart } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const panel = ref.current;
    if (!panel) return;
    const part = panel.querySelector<HTMLElement>(`[data-part=${wanted.part}]`);
    const radio = part?.querySelector<HTMLElement>('[role="radio"][tabindex="0"], [role="radio"]');
    const wrong = firstFieldOf(panel);
    (radio ?? (wrong === panel ? (part ?? panel) : wrong)).focus();
  }, [wanted]);
  return {
    ref,
    opened,
    openPanel: (part: PanelPart) => {
      setOpened(true);
      setWanted({ part });
    },
    closePanel: () => setOpened(false),
  };
}
