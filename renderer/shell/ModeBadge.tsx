import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { mode } from "../station/mode.ts";

/** Whether money is real, in words: the colours around it only repeat it. */
export function ModeBadge() {
  const { t } = useTranslation("shell");
  return (
    <Badge
      size="lg"
      role="note"
      aria-label={t("mode", { mode: t(`modes.${mode}`) })}
      {...(mode === "live" ? { variant: "filled" } : { color: "yellow" })}
    >
      {t(`modes.${mode}`)}
    </Badge>
  );
}
