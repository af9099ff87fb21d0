import { Group, Stack, Table, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import type { HistoryEntry, Result } from "./history.ts";

const colors: Readonly<Record<Result, string>> = {
  shipped: "success",
  match: "success",
  good: "success",
  found: "",
  expected: "",
  already: "processing",
  pending: "processing",
  failed: "failed",
  unknown: "failed",
  other: "failed",
  voided: "failed",
  not_bought: "failed",
};

/** The last ten scans and what came of each. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation("scan");
  return (
    <Stack gap="xs" component="section" aria-label={t("history.region")}>
      <Title order={2}>{t("history.region")}</Title>
      {entries.length === 0 ? <Text c="dimmed">{t("history.none")}</Text> : null}
      <Table aria-label={t("history.region")}>
        <Table.Tbody>
          {entries.map(({ number, code, result, detail }) => (
            <Table.Tr key={number}>
              <Table.Td>
                <Text truncate maw={250} fw={600}>
                  {code}
                </Text>
                <Group gap="xs" wrap="nowrap">
                  <StatusBadge status={colors[result]} label={t(`history.results.${result}`)} />
                  <Text truncate size="xs" c="dimmed">
                    {detail}
                  </Text>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}
