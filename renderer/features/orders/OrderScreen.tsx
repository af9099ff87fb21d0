import { Grid, Paper, Stack, Text, Title } from "@mantine/core";
import type { OrderDetail } from "#shared/contract/orders.ts";
import { OrderProgress } from "../../order/OrderProgress.tsx";
import { useOrder } from "../../station/queries.ts";
import { formatCoins, formatDollars, formatMoment } from "../../ui/format.ts";
import { Screen } from "../../ui/Screen.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";

/** One order: what was paid, and its parcels with their labels. */
export function OrderScreen({ id }: { id: string }) {
  const { data } = useOrder(id);
  return (
    <Screen title={`Order ${data?.externalReference ?? id}`}>
      <Grid gap="md">
        <Grid.Col span={5}>{data ? <Facts order={data} /> : null}</Grid.Col>
        <Grid.Col span={7}>
          <OrderProgress orderId={id} />
        </Grid.Col>
      </Grid>
    </Screen>
  );
}

function Facts({ order }: { order: OrderDetail }) {
  const { payment } = order;
  const facts: [string, string][] = [
    ["Order", order.orderId],
    ["Made", formatMoment(order.createdAt)],
    ["Total", formatDollars(order.totalAmount)],
  ];
  if (order.email) facts.push(["E-mail", order.email]);
  if (payment) {
    facts.push(["Paid", `${formatCoins(payment.amount)} ${payment.currency}`]);
    facts.push(["Rate", `${formatDollars(payment.exchangeRate)} for one ${payment.currency}`]);
  }
  return (
    <Paper withBorder p="sm" component="section" aria-label="Payment">
      <Title order={2} mb="xs">
        Payment <StatusBadge status={order.paymentStatus} />
      </Title>
      <Stack gap={4}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Text size="xs" c="dimmed">
              {name}
            </Text>
            <Text>{value}</Text>
          </div>
        ))}
      </Stack>
    </Paper>
  );
}
