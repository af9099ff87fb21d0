import { Alert } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

interface Told {
  color: "yellow" | "blue" | "red";
  title: string;
  text: string;
}

/** What happened before this page was loaded, as the desktop says it in the address. */
function useTold(): Told[] {
  const { t } = useTranslation("shell");
  const address = new URLSearchParams(window.location.search);
  const told: Told[] = [];
  const kept = address.get("settingsKept");
  if (kept)
    told.push({
      color: "yellow",
      title: t("settingsKept"),
      text: t("settingsKeptWhy", { file: kept }),
    });
  const reason = address.get("crashed");
  if (reason)
    told.push({ color: "yellow", title: t("crashed"), text: t("crashedWhy", { reason }) });
  const restored = address.get("restored");
  if (restored === "") told.push({ color: "blue", title: t("restored"), text: t("restoredWhy") });
  const unreadable = address.get("unreadableSecrets");
  if (unreadable)
    told.push({
      color: "yellow",
      title: t("secretsLeft"),
      text: t("secretsLeftWhy", { count: Number(unreadable) }),
    });
  if (restored) told.push({ color: "red", title: t("notRestored"), text: restored });
  return told;
}

/** What the program had to do at its start, which the person should know. */
export function Notice() {
  const { t } = useTranslation("shell");
  const told = useTold();
  const [closed, setClosed] = useState<readonly string[]>([]);
  return told
    .filter(({ title }) => !closed.includes(title))
    .map(({ color, title, text }) => (
      <Alert
        key={title}
        color={color}
        role="alert"
        mb="md"
        title={title}
        withCloseButton
        closeButtonLabel={t("closeNotice")}
        onClose={() => setClosed([...closed, title])}
      >
        {text}
      </Alert>
    ));
}
