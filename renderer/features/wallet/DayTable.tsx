import { ScrollArea, Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Spent } from "#shared/contract/desk/wallet.ts";
import { formatDay, formatDollars, formatNumber } from "../../ui/format.ts";

/** The same as the chart, for those who read numbers: the days on which something was bought or given back. */
export function DayTable({ days }: { days: readonly (Spent & { day: string })[] }) {
  const { t } = useTranslation("wallet");
  const moved = days.filter(({ labels, refundedUsd }) => labels > 0 || refundedUsd !== "0.00");
  return (
    <ScrollArea.Autosize mah={220} viewportProps={{ tabIndex: 0 }}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("day")}</Table.Th>
            <Table.Th ta="right">{t("labels")}</Table.Th>
            <Table.Th ta="right">{t("bought")}</Table.Th>
            <Table.Th ta="right">{t("refunded")}</Table.Th>
            <Table.Th ta="right">{t("spent")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {moved.map((row) => (
            <Table.Tr key={row.day}>
              <Table.Th scope="row">{formatDay(row.day)}</Table.Th>
              <Table.Td ta="right">{formatNumber(row.labels)}</Table.Td>
              <Table.Td ta="right">{formatDollars(row.boughtUsd)}</Table.Td>
              <Table.Td ta="right">{formatDollars(row.refundedUsd)}</Table.Td>
              <Table.Td ta="right">{formatDollars(row.usd)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
}
