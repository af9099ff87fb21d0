import { Badge, Code, Paper, Table, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Deposit } from "#shared/contract/desk/purse.ts";
import { CursorPager } from "../../../ui/CursorPager.tsx";
import { CopyText } from "../../../ui/CopyText.tsx";
import { formatCoins, formatDollars, formatMoment } from "../../../ui/format.ts";
import { Problem } from "../../../ui/Problem.tsx";
import { useCursor } from "../../../ui/use-cursor.ts";
import { useDepositList } from "./queries.ts";

const colors = {
  pending: "blue",
  small: "gray",
  gone: "gray",
  earlier: "gray",
  credited: "green",
  disputed: "red",
} as const satisfies Record<Deposit["state"], string>;

function Row({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation("deposits");
  const { state, txid, vout, amount, currency, usd, confirmations, needed } = deposit;
  return (
    <Table.Tr>
      <Table.Td>{formatMoment(deposit.seenAt)}</Table.Td>
      <Table.Td ta="right">
        {formatCoins(amount)} {currency}
        {usd === null ? null : (
          <Text size="xs" c="dimmed">
            {formatDollars(usd)}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Badge color={colors[state]}>{t(`states.${state}`)}</Badge>
        {state === "pending" ? (
          <Text size="xs" c="dimmed">
            {t("confirmations", { count: confirmations, needed })}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td>
        <Code>{deposit.address}</Code>
      </Table.Td>
      <Table.Td>
        <Code>{`${txid.slice(0, 8)}…${txid.slice(-8)}:${vout}`}</Code>{" "}
        <CopyText
          text={txid}
          what={t("transactionOf", { amount: formatCoins(amount), currency })}
        />
      </Table.Td>
    </Table.Tr>
  );
}

/** Everything that ever arrived, newest first. */
export function DepositTable() {
  const { t } = useTranslation("deposits");
  const cursor = useCursor("deposits");
  const { data, error } = useDepositList(undefined, cursor.after);
  return (
    <Paper withBorder p="sm" component="section" aria-label={t("listTitle")}>
      <Problem title={t("unreadable")} error={error} />
      {data?.deposits.length === 0 ? <Text c="dimmed">{t("empty")}</Text> : null}
      {data && data.deposits.length > 0 ? (
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("when")}</Table.Th>
              <Table.Th ta="right">{t("amount")}</Table.Th>
              <Table.Th>{t("state")}</Table.Th>
              <Table.Th>{t("address")}</Table.Th>
              <Table.Th>{t("transaction")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.deposits.map((deposit) => (
              <Row key={deposit.id} deposit={deposit} />
            ))}
          </Table.Tbody>
        </Table>
      ) : null}
      <CursorPager cursor={cursor} next={data?.next} />
    </Paper>
  );
}
