import { Anchor, Table, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "wouter";
import { useOrders } from "../../station/queries.ts";
import { formatDollars, formatMoment } from "../../ui/format.ts";
import { Pager } from "../../ui/Pager.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";

const limit = 50;

function labelWords({ success, pending, failed, total }: Record<string, number>): string {
  const parts = [`${success} of ${total}`];
  if (pending) parts.push(`${pending} pending`);
  if (failed) parts.push(`${failed} failed`);
  return parts.join(", ");
}

/** All orders, newest first. */
export function OrdersScreen() {
  const [offset, setOffset] = useState(0);
  const { data, error } = useOrders(limit, offset);
  return (
    <Screen title="Orders">
      <Problem title="The orders cannot be read" error={error} />
      {data?.orders.length === 0 ? (
        <Text c="dimmed">
          No orders yet.{" "}
          <Anchor component={Link} href="/ship" inherit>
            Ship a parcel
          </Anchor>{" "}
          to make the first.
        </Text>
      ) : (
        <Table striped highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Order</Table.Th>
              <Table.Th>Reference</Table.Th>
              <Table.Th>Made</Table.Th>
              <Table.Th>Labels bought</Table.Th>
              <Table.Th>Payment</Table.Th>
              <Table.Th ta="right">Total</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data?.orders.map((order) => (
              <Table.Tr key={order.orderId}>
                <Table.Td>
                  <Anchor component={Link} href={`/orders/${order.orderId}`} fz="xs">
                    {order.orderId}
                  </Anchor>
                </Table.Td>
                <Table.Td>{order.externalReference}</Table.Td>
                <Table.Td>{formatMoment(order.createdAt)}</Table.Td>
                <Table.Td>{labelWords(order.labels)}</Table.Td>
                <Table.Td>
                  <StatusBadge status={order.paymentStatus} />
                </Table.Td>
                <Table.Td ta="right">{formatDollars(order.totalAmount)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Pager
        limit={limit}
        offset={offset}
        total={data?.pagination.total ?? 0}
        onChange={setOffset}
      />
    </Screen>
  );
}
