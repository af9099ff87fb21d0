import { useEffect, useEffectEvent } from "react";

/** Hears Ctrl+V anywhere but in a field: a file, or the text of a table. */
export function usePaste(takeFile: (file: File) => void, takeText: (text: string) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
    const file = event.clipboardData?.files[0];
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (file) takeFile(file);
    else if (text.trim()) takeText(text);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
}
