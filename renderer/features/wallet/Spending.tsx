import { Button, Grid, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Output } from "#shared/contract/operation.ts";
import { carrierName, serviceName } from "#shared/rules/service-name.ts";
import { formatDay, formatDollars } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";
import { DayChart } from "./DayChart.tsx";
import { DayTable } from "./DayTable.tsx";
import { useSpend } from "./queries.ts";
import { type Choice, RangePicker } from "./RangePicker.tsx";
import { type DayRange, localDay, rangeOf } from "./ranges.ts";
import { ShareTable } from "./ShareTable.tsx";

type Spend = Output<Desk["getSpend"]>;

/** What labels cost in a range of days: by day, by carrier and by service. */
export function Spending() {
  const { t } = useTranslation("wallet");
  const [today] = useState(() => localDay(new Date()));
  const [choice, setChoice] = useState<Choice>({
    preset: "month",
    range: rangeOf("month", today),
  });
  const { data, error } = useSpend(choice.range);
  return (
    <Stack gap="sm">
      <RangePicker choice={choice} today={today} onChange={setChoice} />
      <Problem title={t("spendUnreadable")} error={error} />
      {data && !error ? <Figures spend={data} range={choice.range} /> : null}
    </Stack>
  );
}

function Figures({ spend, range }: { spend: Spend; range: DayRange }) {
  const { t } = useTranslation("wallet");
  if (spend.services.length === 0) return <Text c="dimmed">{t("noSpend")}</Text>;
  return (
    <>
      <ByDay spend={spend} range={range} />
      <Grid gap="sm">
        <Grid.Col span={5}>
          <ShareTable
            title={t("byCarrier")}
            heading={t("carrier")}
            rows={spend.carriers.map((row) => ({ ...row, name: carrierName(row.carrier) }))}
          />
        </Grid.Col>
        <Grid.Col span={7}>
          <ShareTable
            title={t("byService")}
            heading={t("service")}
            rows={spend.services.map((row) => ({
              ...row,
              name: serviceName(row.carrier, row.service),
            }))}
          />
        </Grid.Col>
      </Grid>
    </>
  );
}

function ByDay({ spend: { total, days }, range }: { spend: Spend; range: DayRange }) {
  const { t } = useTranslation("wallet");
  const [isTable, setIsTable] = useState(false);
  const [from, to] = [formatDay(range.from), formatDay(range.to)];
  return (
    <Paper withBorder p="sm" component="section" aria-label={t("byDay")}>
      <Group justify="space-between" mb="xs">
        <Title order={2}>{t("byDay")}</Title>
        <Group gap="md">
          <Text>
            <strong>{formatDollars(total.usd)}</strong> · {t("labelCount", { count: total.labels })}
            {total.refundedUsd === "0.00"
              ? ""
              : ` · ${t("refunded")} ${formatDollars(total.refundedUsd)}`}
          </Text>
          <Button variant="default" onClick={() => setIsTable(!isTable)}>
            {t(isTable ? "asChart" : "asTable")}
          </Button>
        </Group>
      </Group>
      {isTable ? (
        <DayTable days={days} />
      ) : (
        <DayChart days={days} label={t("chartSays", { from, to, usd: formatDollars(total.usd) })} />
      )}
    </Paper>
  );
}
