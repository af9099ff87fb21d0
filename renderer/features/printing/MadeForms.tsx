import { Anchor, Table, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { carrierName } from "#shared/rules/service-name.ts";
import type { ShownDocument } from "../../print/DocumentDialog.tsx";
import { formatDay } from "../../ui/format.ts";
import { Pager } from "../../ui/Pager.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { formsPerPage, useForms } from "./queries.ts";
import { useShownForm } from "./use-shown-form.ts";

/** The forms that were made, newest first. */
export function MadeForms({ onShow }: { onShow: (shown: ShownDocument) => void }) {
  const { t } = useTranslation("documents");
  const [offset, setOffset] = useState(0);
  const { data, error } = useForms(offset);
  const shownForm = useShownForm();
  return (
    <section aria-label={t("day.made")}>
      <Title order={2} mb="xs">
        {t("day.made")}
      </Title>
      <Problem title={t("day.madeUnread")} error={error} />
      {data?.manifests.length === 0 ? <Text c="dimmed">{t("day.madeNone")}</Text> : null}
      {data && data.manifests.length > 0 ? (
        <Table aria-label={t("day.made")}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("day.date")}</Table.Th>
              <Table.Th>{t("day.carrier")}</Table.Th>
              <Table.Th>{t("day.number")}</Table.Th>
              <Table.Th>{t("day.from")}</Table.Th>
              <Table.Th ta="right">{t("day.labels")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.manifests.map((manifest) => {
              const { manifestId, number, shipFrom, labelCount, voidedCount: count } = manifest;
              return (
                <Table.Tr key={manifestId}>
                  <Table.Td>{formatDay(manifest.date)}</Table.Td>
                  <Table.Td>{carrierName(manifest.carrier)}</Table.Td>
                  <Table.Td>
                    <Anchor
                      component="button"
                      fz="xs"
                      aria-label={t("day.showOf", { number })}
                      onClick={() => onShow(shownForm(manifest))}
                    >
                      {number}
                    </Anchor>
                  </Table.Td>
                  <Table.Td>
                    {shipFrom.company ?? shipFrom.name}, {shipFrom.city} {shipFrom.state}
                  </Table.Td>
                  <Table.Td ta="right">
                    {labelCount}
                    {count > 0 ? ` (${t("day.voided", { count })})` : ""}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      ) : null}
      <Pager
        limit={formsPerPage}
        offset={offset}
        total={data?.pagination.total ?? 0}
        onChange={setOffset}
      />
    </section>
  );
}
