import { Box, Paper, Table, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Spent } from "#shared/contract/desk/wallet.ts";
import { formatDollars, formatNumber } from "../../ui/format.ts";

export interface ShareRow extends Spent {
  name: string;
  /** Percent of the whole. */
  share: string;
}

interface ShareTableProps {
  title: string;
  /** What the first column names. */
  heading: string;
  rows: readonly ShareRow[];
}

/** Who got how much, each with a bar of its share behind the figures. */
export function ShareTable({ title, heading, rows }: ShareTableProps) {
  const { t } = useTranslation("wallet");
  return (
    <Paper withBorder p="sm" h="100%" component="section" aria-label={title}>
      <Title order={2} mb="xs">
        {title}
      </Title>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{heading}</Table.Th>
            <Table.Th ta="right">{t("labels")}</Table.Th>
            <Table.Th ta="right">{t("spent")}</Table.Th>
            <Table.Th ta="right">{t("share")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ name, labels, usd, share }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">
                {name}
                <Box
                  mt={4}
                  h={6}
                  w={`${share}%`}
                  miw={2}
                  bg="var(--mantine-primary-color-filled)"
                />
              </Table.Th>
              <Table.Td ta="right">{formatNumber(labels)}</Table.Td>
              <Table.Td ta="right">{formatDollars(usd)}</Table.Td>
              <Table.Td ta="right">{share} %</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}
