import { Button, Group, Text } from "@mantine/core";
import { IconScale } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatGrams, formatOunces } from "../../ui/measures.ts";
import type { Scale } from "./use-scale.ts";

/** What the scale says, in one line. */
export function ScaleLine({ scale }: { scale: Scale }) {
  const { t } = useTranslation("scan");
  const { name, reading, problem, find } = scale;
  if (name === null)
    return (
      <Group gap="xs">
        <IconScale size={18} aria-hidden />
        <Text c="dimmed">
          {problem ? t("scale.refused", { message: problem }) : t("scale.none")}
        </Text>
        <Button variant="default" onClick={find}>
          {t("scale.find")}
        </Button>
      </Group>
    );
  const isUnreadable = reading?.status === "stable" && reading.ounces === null;
  const weight =
    reading?.ounces === null || reading?.ounces === undefined
      ? ""
      : `${formatOunces(reading.ounces)} · ${formatGrams(reading.ounces)}`;
  return (
    <Group gap="xs" role="status" aria-label={name}>
      <IconScale size={18} aria-hidden />
      <Text fw={600}>{weight}</Text>
      <Text c="dimmed">
        {problem ? t("scale.refused", { message: problem }) : null}
        {!problem && !reading ? t("scale.silent", { name }) : null}
        {!problem && reading && isUnreadable ? t("scale.badUnit") : null}
        {!problem && reading && !isUnreadable ? t(`scale.statuses.${reading.status}`) : null}
      </Text>
    </Group>
  );
}
