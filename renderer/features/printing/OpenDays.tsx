import { Button, Table, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { OpenDay } from "#shared/contract/desk/documents.ts";
import { carrierName, serviceName } from "#shared/rules/service-name.ts";
import type { ShownDocument } from "../../print/DocumentDialog.tsx";
import { station } from "../../station/connect.ts";
import { formatDay } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";
import { useOpenDays } from "./queries.ts";
import { useShownForm } from "./use-shown-form.ts";

/** Labels that are on no form yet, a line for each form that can be made. */
export function OpenDays({ onMade }: { onMade: (shown: ShownDocument) => void }) {
  const { t } = useTranslation("documents");
  const { data, error } = useOpenDays();
  const shownForm = useShownForm();
  const {
    mutate,
    isPending,
    variables,
    error: refusal,
  } = useMutation({
    mutationFn: ({ carrier, date, shipFrom }: OpenDay) =>
      station.createManifest({ carrier, date, shipFrom }),
    onSuccess: (manifest) => onMade(shownForm(manifest)),
  });
  return (
    <section aria-label={t("day.open")}>
      <Title order={2}>{t("day.open")}</Title>
      <Text c="dimmed" mb="xs">
        {data?.days.length === 0 ? t("day.openNone") : t("day.openWhat")}
      </Text>
      <Problem title={t("day.unread")} error={error} />
      <Problem title={t("day.notMade")} error={refusal} />
      {data && data.days.length > 0 ? (
        <Table aria-label={t("day.open")}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("day.date")}</Table.Th>
              <Table.Th>{t("day.carrier")}</Table.Th>
              <Table.Th>{t("day.from")}</Table.Th>
              <Table.Th ta="right">{t("day.labels")}</Table.Th>
              <Table.Th>{t("day.services")}</Table.Th>
              <Table.Th ta="right">{t("day.form")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.days.map((day) => (
              <OpenLine
                key={`${day.date} ${day.carrier} ${day.shipFrom}`}
                day={day}
                isMaking={isPending && variables === day}
                isBusy={isPending}
                onMake={() => mutate(day)}
              />
            ))}
          </Table.Tbody>
        </Table>
      ) : null}
    </section>
  );
}

interface OpenLineProps {
  day: OpenDay;
  isMaking: boolean;
  isBusy: boolean;
  onMake: () => void;
}

function OpenLine({ day, isMaking, isBusy, onMake }: OpenLineProps) {
  const { t } = useTranslation("documents");
  const { carrier, date, labelCount: count, services, shipFrom } = day;
  return (
    <Table.Tr>
      <Table.Td>{formatDay(date)}</Table.Td>
      <Table.Td>{carrierName(carrier)}</Table.Td>
      <Table.Td>{shipFrom}</Table.Td>
      <Table.Td ta="right">{count}</Table.Td>
      <Table.Td>
        {services.map((one) => `${serviceName(carrier, one.service)} ${one.count}`).join(", ")}
      </Table.Td>
      <Table.Td ta="right">
        <Button
          size="compact-xs"
          loading={isMaking}
          disabled={isBusy && !isMaking}
          aria-label={t("day.makeOf", {
            carrier: carrierName(carrier),
            day: formatDay(date),
            count,
          })}
          onClick={onMake}
        >
          {t("day.make")}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}
