import { useEffect } from "react";

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}

/** Keys that work wherever the focus is on this screen, except that characters go into the field that is being typed in. */
export function usePageKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key];
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!act || !isPlain || (event.key.length === 1 && isTyping(event.target))) return;
      // A dialog has its own keys.
      if (document.querySelector("[role=dialog]")) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}
