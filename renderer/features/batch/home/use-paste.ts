import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { type Given, givenFile, givenText } from "./take-orders.ts";

/** Hears Ctrl+V anywhere but in a field and in a dialog: a file, or the text of a table. */
export function usePaste(take: (given: Given) => void) {
  const { t } = useTranslation("batch");
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const isField =
      event.target instanceof Element && event.target.closest("input, textarea, select");
    if (isField || document.querySelector("[role=dialog]")) return;
    const file = event.clipboardData?.files[0];
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (file) take(givenFile(file));
    else if (text.trim()) take(givenText(t("drop.pasted"), text));
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
}
