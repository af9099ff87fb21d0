import { useEffect, useRef, useState } from "react";
import type { PanelPart } from "./grid/use-grid.ts";

/** Windows this wide have room for the panel beside the grid from the start, in pixels. */
const roomy = 1600;

/** The side panel: whether it is open, and where in it the keyboard is wanted. */
export function usePanel() {
  const ref = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(() => window.innerWidth >= roomy);
  const [wanted, setWanted] = useState<{ part: PanelPart } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const part = ref.current?.querySelector<HTMLElement>(`[data-part=${wanted.part}]`);
    const radio = part?.querySelector<HTMLElement>('[role="radio"][tabindex="0"], [role="radio"]');
    (radio ?? part ?? ref.current)?.focus();
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
