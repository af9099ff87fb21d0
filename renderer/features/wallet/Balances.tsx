import { Paper, Table, Title } from "@mantine/core";
import { useWallet } from "../../station/queries.ts";
import { Problem } from "../../ui/Problem.tsx";
import { formatDollars } from "../../ui/format.ts";

/** What is in the wallet, in coins and in dollars, as the station counts it. */
export function Balances() {
  const { data, error } = useWallet();
  return (
    <Paper withBorder p="sm" h="100%" component="section" aria-label="Balances by currency">
      <Title order={2} mb="xs">
        Balances
      </Title>
      <Problem title="The wallet cannot be read" error={error} />
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Currency</Table.Th>
            <Table.Th ta="right">Balance</Table.Th>
            <Table.Th ta="right">Held</Table.Th>
            <Table.Th ta="right">Available</Table.Th>
            <Table.Th ta="right">One coin</Table.Th>
            <Table.Th ta="right">Worth</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data?.currencies.map((row) => (
            <Table.Tr key={row.currency}>
              <Table.Th scope="row">{row.currency}</Table.Th>
              <Table.Td ta="right">{row.balance}</Table.Td>
              <Table.Td ta="right">{row.held}</Table.Td>
              <Table.Td ta="right">{row.available}</Table.Td>
              <Table.Td ta="right">
                {row.rate === null ? "no rate" : formatDollars(row.rate)}
              </Table.Td>
              <Table.Td ta="right">{row.usd === null ? "unknown" : `$${row.usd}`}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th scope="row" colSpan={5}>
              All together
            </Table.Th>
            <Table.Th ta="right">{data?.totalUsd ? `$${data.totalUsd}` : "unknown"}</Table.Th>
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Paper>
  );
}
