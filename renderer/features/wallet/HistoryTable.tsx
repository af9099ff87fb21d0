import { Anchor, Table, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { WalletEntry } from "#shared/contract/desk/wallet.ts";
import { serviceName } from "#shared/rules/service-name.ts";
import { formatCoins, formatDollars, formatMoment } from "../../ui/format.ts";
import { RateNote } from "../../ui/RateNote.tsx";

/** What a movement was for; the carrier's service and the code of the label where there is one. */
function Purpose({ entry }: { entry: WalletEntry }) {
  const { t } = useTranslation("wallet");
  return (
    <>
      {t(`types.${entry.type}`)}
      {entry.carrier ? (
        <Text size="xs" c="dimmed">
          {serviceName(entry.carrier, entry.service ?? "")}
          {entry.trackingCode ? ` · ${entry.trackingCode}` : ""}
        </Text>
      ) : null}
    </>
  );
}

/** Movements with the balance after each, newest first. */
export function HistoryTable({ entries }: { entries: readonly WalletEntry[] }) {
  const { t } = useTranslation("wallet");
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("when")}</Table.Th>
          <Table.Th>{t("what")}</Table.Th>
          <Table.Th>{t("order")}</Table.Th>
          <Table.Th ta="right">{t("amount")}</Table.Th>
          <Table.Th ta="right">{t("usd")}</Table.Th>
          <Table.Th ta="right">{t("balanceAfter")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry) => (
          <Table.Tr key={entry.id}>
            <Table.Td>{formatMoment(entry.createdAt)}</Table.Td>
            <Table.Td>
              <Purpose entry={entry} />
            </Table.Td>
            <Table.Td>
              {entry.orderId ? (
                <Anchor component={Link} href={`/orders/${entry.orderId}`} fz="xs">
                  {entry.externalReference ?? t("openOrder")}
                </Anchor>
              ) : null}
            </Table.Td>
            <Table.Td ta="right" style={{ whiteSpace: "nowrap" }}>
              {formatCoins(entry.amount)} {entry.currency}
            </Table.Td>
            <Table.Td ta="right">
              {entry.usd === null ? "" : formatDollars(entry.usd)}
              {entry.rate === null ? null : (
                <Text size="xs" c="dimmed">
                  <RateNote
                    currency={entry.currency}
                    price={entry.rate}
                    source={entry.rateSource}
                    at={entry.rateAt}
                    past
                  />
                </Text>
              )}
            </Table.Td>
            <Table.Td ta="right" style={{ whiteSpace: "nowrap" }}>
              {formatCoins(entry.balanceAfter)} {entry.currency}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
