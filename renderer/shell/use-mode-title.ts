import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { mode } from "../station/mode.ts";

/** The window's title says whether money is real; a screen reader says it whenever the window is come back to. */
export function useModeTitle(): void {
  const { t } = useTranslation("shell");
  const title = t(`windowTitles.${mode}`);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
