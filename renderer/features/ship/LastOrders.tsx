import { Anchor, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { useOrders } from "../../station/queries.ts";
import { formatDollars, formatMoment } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";

/** What was shipped last. */
export function LastOrders() {
  const { t } = useTranslation(["ship", "orders"]);
  const { data, error } = useOrders(10, 0);
  return (
    <Paper withBorder p="sm" component="section" aria-label={t("last")}>
      <Title order={2} mb="xs">
        {t("last")}
      </Title>
      <Problem title={t("lastUnreadable")} error={error} />
      {data?.orders.length === 0 ? <Text c="dimmed">{t("lastNone")}</Text> : null}
      <Stack gap={6}>
        {data?.orders.map((order) => (
          <Group key={order.orderId} justify="space-between" wrap="nowrap">
            <Anchor component={Link} href={`/orders/${order.orderId}`} size="sm">
              {order.externalReference ?? formatMoment(order.createdAt)}
            </Anchor>
            <Group gap="xs" wrap="nowrap">
              <Text>{formatDollars(order.totalAmount)}</Text>
              <StatusBadge
                status={order.paymentStatus}
                label={t(`orders:states.${order.paymentStatus}`)}
              />
            </Group>
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}
