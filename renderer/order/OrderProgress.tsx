import type { ComponentType } from "react";
import { Anchor, Button, Group, Loader, Skeleton, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { StationError } from "#shared/contract/errors.ts";
import { startPurchase, usePurchase } from "../station/purchase.ts";
import { useOrder } from "../station/queries.ts";
import { Problem } from "../ui/Problem.tsx";
import { type Item, OrderItem } from "./OrderItem.tsx";
import { PayWith, usePayment } from "./PayWith.tsx";

interface OrderProgressProps {
  orderId: string;
  /** What stands below each parcel. */
  Details?: ComponentType<{ orderId: string; item: Item }>;
}

/** How far the labels of an order are, the labels themselves, and the button that buys what is not bought yet. */
export function OrderProgress({ orderId, Details }: OrderProgressProps) {
  const { t } = useTranslation(["orders", "common"]);
  const order = useOrder(orderId);
  const purchase = usePurchase(orderId);
  const [payment, setPayment] = usePayment();
  if (order.error) return <Problem title={t("orders:cannotRead")} error={order.error} />;
  if (!order.data) return <Skeleton height={200} />;
  const { items } = order.data;
  const isBuyable = items.some(
    ({ status, error }) => status === "pending" || (status === "failed" && error?.retryable),
  );
  return (
    <Stack gap="sm">
      {purchase.isPending ? (
        <Group gap="xs" role="status">
          <Loader size="xs" />
          <Text>{t("orders:buying")}</Text>
        </Group>
      ) : (
        <PurchaseProblem error={purchase.error} />
      )}
      {isBuyable && !purchase.isPending ? (
        <Group gap="xs" align="flex-end">
          <PayWith value={payment} onChange={setPayment} />
          <Button onClick={() => startPurchase(orderId, payment)}>
            {items.some(({ status }) => status === "failed") || purchase.error
              ? t("common:tryAgain")
              : t("orders:buy")}
          </Button>
        </Group>
      ) : null}
      {items.map((item) => (
        <OrderItem key={item.orderItemId} item={item} isBuying={purchase.isPending}>
          {Details ? <Details orderId={orderId} item={item} /> : null}
        </OrderItem>
      ))}
    </Stack>
  );
}

/** Why nothing was bought. The commonest reason has its remedy beside it. */
function PurchaseProblem({ error }: { error: Error | null }) {
  const { t } = useTranslation("orders");
  const isPoor = error instanceof StationError && error.code === "INSUFFICIENT_BALANCE";
  return (
    <Problem title={isPoor ? t("poor") : t("nothingBought")} error={error}>
      {isPoor ? (
        <Text mt={4}>
          <Anchor component={Link} href="/wallet" inherit c="inherit">
            {t("depositLink")}
          </Anchor>
          {t("depositThen")}
        </Text>
      ) : null}
    </Problem>
  );
}
