import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** What a program or a machine said itself, for whoever has to mend it: folded away, because it helps nobody else. */
export function SystemWords({ text }: { text: string }) {
  const { t } = useTranslation("common");
  if (text === "") return null;
  return (
    <details>
      <Text component="summary" size="xs">
        {t("details")}
      </Text>
      <Text size="xs" ff="monospace">
        {text}
      </Text>
    </details>
  );
}
