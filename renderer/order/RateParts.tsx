import { Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Rate } from "#shared/contract/rates.ts";
import { serviceName } from "#shared/rules/service-name.ts";
import { formatDollars } from "../ui/format.ts";

/** The parts of a chosen rate, as the station says them: base, discount, surcharges, fuel. */
export function RateParts({ rate }: { rate: Rate | undefined }) {
  const { t } = useTranslation("rates");
  if (!rate) return null;
  const notes = [
    rate.package_type === null ? null : t("packaging"),
    rate.rate_card === null ? null : t("card", { version: rate.rate_card }),
  ].filter((note) => note !== null);
  return (
    <section aria-label={t("parts")}>
      <Text size="xs" fw={600} mt={6} truncate>
        {serviceName(rate.carrier, rate.service)}
      </Text>
      <Stack gap={0} component="ul" m={0} p={0}>
        {rate.breakdown.map(({ code, amount }) => (
          <Group key={code} component="li" justify="space-between" wrap="nowrap" gap="xs">
            <Text size="xs" c="dimmed">
              {t(`charges.${code}`)}
            </Text>
            <Text size="xs">{formatDollars(amount)}</Text>
          </Group>
        ))}
      </Stack>
      <Text size="xs" c="dimmed">
        {notes.join(" · ")}
      </Text>
    </section>
  );
}
