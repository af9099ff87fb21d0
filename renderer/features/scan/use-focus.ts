import { useEffect, useRef } from "react";

function takesText(element: Element | null): boolean {
  return element instanceof HTMLElement && element.matches("input, textarea, select");
}

/**
 * Keeps a scanner's keys coming into one field: whatever is typed while no field has the focus goes there. Buttons stay reachable
 * by Tab, and their Enter and space work.
 */
export function useScanFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCharacter = event.key.length === 1 && event.key !== " ";
      if (!isCharacter || event.ctrlKey || event.metaKey || event.altKey) return;
      if (takesText(document.activeElement) || document.querySelector("[role=dialog]")) return;
      field.current?.focus();
    };
    const back = () => {
      if (!takesText(document.activeElement)) field.current?.focus();
    };
    window.addEventListener("keydown", press);
    window.addEventListener("focus", back);
    return () => {
      window.removeEventListener("keydown", press);
      window.removeEventListener("focus", back);
    };
  }, []);
  return field;
}
