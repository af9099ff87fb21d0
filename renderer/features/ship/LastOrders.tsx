import { Anchor, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { Link } from "wouter";
import { useOrders } from "../../station/queries.ts";
import { formatDollars, formatMoment } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";

/** What was shipped last. */
export function LastOrders() {
  const { data, error } = useOrders(10, 0);
  return (
    <Paper withBorder p="sm" component="section" aria-label="Last orders">
      <Title order={2} mb="xs">
        Last orders
      </Title>
      <Problem title="The orders cannot be read" error={error} />
      {data?.orders.length === 0 ? (
        <Text c="dimmed">
          None yet. Fill in the two addresses and the package, and get rates to make the first one.
        </Text>
      ) : null}
      <Stack gap={6}>
        {data?.orders.map((order) => (
          <Group key={order.orderId} justify="space-between" wrap="nowrap">
            <Anchor component={Link} href={`/orders/${order.orderId}`} size="sm">
              {order.externalReference ?? formatMoment(order.createdAt)}
            </Anchor>
            <Group gap="xs" wrap="nowrap">
              <Text>{formatDollars(order.totalAmount)}</Text>
              <StatusBadge status={order.paymentStatus} />
            </Group>
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}
