import { Anchor, Paper, Table, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "wouter";
import { useTransactions } from "../../station/queries.ts";
import { Pager } from "../../ui/Pager.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { formatCoins, formatDollars, formatMoment } from "../../ui/format.ts";

const limit = 20;

/** The history of the wallet, newest first. */
export function Transactions() {
  const [offset, setOffset] = useState(0);
  const { data, error } = useTransactions(limit, offset);
  const transactions = data?.transactions ?? [];
  return (
    <Paper withBorder p="sm" component="section" aria-label="Transactions">
      <Title order={2} mb="xs">
        Transactions
      </Title>
      <Problem title="The history cannot be read" error={error} />
      {data && transactions.length === 0 ? (
        <Text c="dimmed">None yet. Deposit play money to buy the first label.</Text>
      ) : (
        <Table striped>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>When</Table.Th>
              <Table.Th>What</Table.Th>
              <Table.Th>Order</Table.Th>
              <Table.Th ta="right">Amount</Table.Th>
              <Table.Th ta="right">USD</Table.Th>
              <Table.Th ta="right">Balance after</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {transactions.map((row) => (
              <Table.Tr key={row.id}>
                <Table.Td>{formatMoment(row.createdAt)}</Table.Td>
                <Table.Td>{row.description}</Table.Td>
                <Table.Td>
                  {row.orderId ? (
                    <Anchor component={Link} href={`/orders/${row.orderId}`} fz="xs">
                      Open order
                    </Anchor>
                  ) : null}
                </Table.Td>
                <Table.Td ta="right">
                  {formatCoins(row.amount)} {row.currency}
                </Table.Td>
                <Table.Td ta="right">
                  {row.amountUsd === null ? "" : formatDollars(row.amountUsd)}
                </Table.Td>
                <Table.Td ta="right">
                  {formatCoins(row.balanceAfter)} {row.currency}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Pager
        limit={limit}
        offset={offset}
        total={data?.pagination?.total ?? 0}
        onChange={setOffset}
      />
    </Paper>
  );
}
