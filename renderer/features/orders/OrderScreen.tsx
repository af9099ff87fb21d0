import { Anchor, Button, Grid, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { OrderDetail } from "#shared/contract/orders.ts";
import { OrderProgress } from "../../order/OrderProgress.tsx";
import { useOrder, useStation } from "../../station/queries.ts";
import { CopyText } from "../../ui/CopyText.tsx";
import { apiHeaders, curlCommand } from "../../ui/curl.ts";
import { formatCoins, formatDollars, formatMoment } from "../../ui/format.ts";
import { RateNote } from "../../ui/RateNote.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { ItemDetails } from "./ItemDetails.tsx";

/** One order: what was paid, and its parcels with everything that is known of them. */
export function OrderScreen({ id }: { id: string }) {
  const { t } = useTranslation("orders");
  const { data } = useOrder(id);
  return (
    <Screen
      title={t("orderNamed", { name: data?.externalReference ?? id })}
      actions={data ? <Actions order={data} /> : null}
    >
      <Grid gap="md">
        <Grid.Col span={3}>{data ? <Facts order={data} /> : null}</Grid.Col>
        <Grid.Col span={9}>
          <OrderProgress orderId={id} Details={ItemDetails} />
        </Grid.Col>
      </Grid>
    </Screen>
  );
}

function Actions({ order }: { order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const { data: about } = useStation();
  const bought = order.items.filter(({ status }) => status === "success");
  const url = `${about?.apiUrl ?? "http://127.0.0.1:4810/api/v1"}/orders/${order.orderId}`;
  return (
    <Group gap="xs">
      <CopyText
        label={t("copyCurl")}
        text={curlCommand({ method: "GET", url, headers: apiHeaders(null) })}
      />
      {bought.length > 1 ? (
        <Button
          component={Link}
          href={`/print/items/${bought.map(({ orderItemId }) => orderItemId).join(",")}`}
          leftSection={<IconPrinter size={14} aria-hidden />}
        >
          {t("printAll")}
        </Button>
      ) : null}
    </Group>
  );
}

function Facts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation("orders");
  const { payment, email } = order;
  const facts: [string, ReactNode][] = [
    [t("order"), order.orderId],
    [t("made"), formatMoment(order.createdAt)],
    [t("total"), formatDollars(order.totalAmount)],
  ];
  if (email) facts.push([t("email"), email]);
  if (payment) {
    const { currency, exchangeRate } = payment;
    const isLess = ["refunded", "partially_refunded"].includes(order.paymentStatus);
    facts.push([
      t(isLess ? "paidLess" : "paid"),
      `${formatCoins(payment.amount)} ${currency} (${formatDollars(payment.amountUsd)})`,
    ]);
    facts.push([
      t("rate"),
      <RateNote
        key="rate"
        currency={currency}
        price={exchangeRate}
        source={payment.exchangeRateSource}
        at={payment.exchangeRateAt}
        past
      />,
    ]);
  }
  return (
    <Paper withBorder p="sm" component="section" aria-label={t("payment")}>
      <Title order={2} mb="xs">
        {t("payment")}{" "}
        <StatusBadge status={order.paymentStatus} label={t(`states.${order.paymentStatus}`)} />
      </Title>
      <Stack gap={4}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Text size="xs" c="dimmed">
              {name}
            </Text>
            <Text style={{ overflowWrap: "anywhere" }}>{value}</Text>
          </div>
        ))}
      </Stack>
      <Anchor component={Link} href="/orders" size="sm" mt="xs" display="inline-block">
        {t("all")}
      </Anchor>
    </Paper>
  );
}
