import { Paper, Table, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useWallet } from "../../station/queries.ts";
import { formatCoins, formatDollars, formatPrice } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";
import { RateNote } from "../../ui/RateNote.tsx";

/** Coins above, their worth in dollars below. */
function Money({ coins, usd }: { coins: string; usd: string | null }) {
  const { t } = useTranslation("wallet");
  return (
    <Table.Td ta="right">
      {formatCoins(coins)}
      <Text size="xs" c="dimmed">
        {usd === null ? t("unknown") : formatDollars(usd)}
      </Text>
    </Table.Td>
  );
}

/** What is in the wallet, in coins and in dollars, as the station counts it. */
export function Balances() {
  const { t } = useTranslation(["wallet", "common"]);
  const { data, error } = useWallet();
  const total = (usd: string | null | undefined) => (usd ? formatDollars(usd) : t("unknown"));
  return (
    <Paper withBorder p="sm" h="100%" component="section" aria-label={t("balancesByCurrency")}>
      <Title order={2} mb="xs">
        {t("balances")}
      </Title>
      <Problem title={t("unreadable")} error={error} />
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("currency")}</Table.Th>
            <Table.Th ta="right">{t("available")}</Table.Th>
            <Table.Th ta="right">{t("held")}</Table.Th>
            <Table.Th ta="right">{t("balance")}</Table.Th>
            <Table.Th ta="right">{t("oneCoin")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data?.currencies.map((row) => (
            <Table.Tr key={row.currency}>
              <Table.Th scope="row">{row.currency}</Table.Th>
              <Money coins={row.available} usd={row.availableUsd} />
              <Money coins={row.held} usd={row.heldUsd} />
              <Money coins={row.balance} usd={row.usd} />
              <Table.Td ta="right">
                {row.rateUsd === null ? t("noRate") : formatPrice(row.rateUsd)}
                <Text size="xs" c="dimmed" title={t("source")}>
                  {row.rateSource === null ? (
                    t("sourceUnknown")
                  ) : (
                    <RateNote currency={row.currency} source={row.rateSource} at={row.rateAt} />
                  )}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row">{t("together")}</Table.Th>
            <Table.Th ta="right">{total(data?.totalAvailableUsd)}</Table.Th>
            <Table.Th ta="right">{total(data?.totalHeldUsd)}</Table.Th>
            <Table.Th ta="right">{total(data?.totalUsd)}</Table.Th>
            <Table.Td />
          </Table.Tr>
        </Table.Tfoot>
      </Table>
      {data?.currencies.some(({ held }) => /[1-9]/.test(held)) ? (
        <Text size="xs" c="dimmed" mt="xs">
          {t("heldNote")}
        </Text>
      ) : null}
    </Paper>
  );
}
