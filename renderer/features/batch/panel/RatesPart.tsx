import { Button, Group, Radio, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { BatchRow } from "#shared/contract/desk/batch-row.ts";
import type { CarrierMessage, Rate } from "#shared/contract/rates.ts";
import { serviceName } from "#shared/rules/service-name.ts";
import { CarrierMessages } from "../../../order/CarrierMessages.tsx";
import { RateParts } from "../../../order/RateParts.tsx";
import { formatDay, formatDollars } from "../../../ui/format.ts";
import type { RowCommands } from "../commands.ts";
import { ruleText } from "../rule-text.ts";
import classes from "./Panel.module.css";

interface RatesPartProps {
  row: BatchRow;
  rates: readonly Rate[];
  messages: readonly CarrierMessage[];
  commands: RowCommands;
  editable: boolean;
}

/** All rates of the row; choosing one overrides the batch's rule for this row. */
export function RatesPart({ row, rates, messages, commands, editable }: RatesPartProps) {
  const { t } = useTranslation("batch");
  return (
    <section data-part="rates" tabIndex={-1}>
      {row.rule ? (
        <Text size="xs" c="dimmed">
          {t("panel.own", { rule: ruleText(t, row.rule) })}
        </Text>
      ) : null}
      {rates.length === 0 ? <Text size="xs">{t("panel.noRates")}</Text> : null}
      {rates.length > 0 ? (
        <Radio.Group
          label={t("panel.rates")}
          labelProps={{ fz: "sm", fw: 700, mb: 4 }}
          value={row.rate?.id ?? ""}
          onChange={(rateId) => void commands.chooseRate(row.rowId, rateId)}
        >
          {/* Without a radio that takes the focus, the list itself must: it scrolls. */}
          <Stack gap={3} className={classes["rates"]} tabIndex={editable ? undefined : 0}>
            {rates.map((rate) => (
              <Radio.Card
                key={rate.id}
                value={rate.id}
                disabled={!editable}
                className={classes["rate"]}
                px="xs"
                py={4}
              >
                <Group wrap="nowrap" gap="xs">
                  <Radio.Indicator size="xs" />
                  <Text size="xs" fw={500} flex={1} truncate>
                    {serviceName(rate.carrier, rate.service)}
                    <Text span size="xs" c="dimmed" display="block">
                      {formatDay(rate.delivery_date)} ·{" "}
                      {t("panel.days", { count: rate.delivery_days })}
                    </Text>
                  </Text>
                  <Text size="xs" fw={600}>
                    {formatDollars(rate.rate)}
                  </Text>
                </Group>
              </Radio.Card>
            ))}
          </Stack>
        </Radio.Group>
      ) : null}
      <RateParts rate={rates.find(({ id }) => id === row.rate?.id)} />
      {row.rule && editable ? (
        <Button
          size="compact-xs"
          variant="default"
          mt={4}
          onClick={() => void commands.chooseRate(row.rowId, null)}
        >
          {t("panel.backToRule")}
        </Button>
      ) : null}
      <CarrierMessages messages={messages} />
    </section>
  );
}
