import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { serviceName } from "#shared/rules/service-name.ts";
import type { Item } from "../../order/OrderItem.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { formatCoins, formatDollars, formatMoment } from "../../ui/format.ts";
import { useRefunds, useVoid } from "./queries.ts";

interface RefundProps {
  orderId: string;
  item: Item;
  trackingCode: string;
}

/** What became of the money of a label, and the way to get it back: asked once, with the amount named. */
export function Refund({ orderId, item, trackingCode }: RefundProps) {
  const { t } = useTranslation("orders");
  const [isAsking, setAsking] = useState(false);
  const { data } = useRefunds(orderId);
  const voiding = useVoid();
  const refund = data?.refunds.find(({ orderItemId }) => orderItemId === item.orderItemId);
  if (!refund) return null;
  const { state, at, reason } = refund;
  const amount = formatDollars(refund.amountUsd ?? item.rate);
  const coins = `${formatCoins(refund.amount)} ${refund.currency}`;
  const isVoidable = item.status === "success" && state !== "asked" && state !== "submitted";
  return (
    <Group gap="xs" role="status" aria-label={t("refund")}>
      <Text size="xs" c="dimmed">
        {t("refund")}
      </Text>
      <Text size="xs">
        {t(`refunds.${state}`, {
          when: at ? formatMoment(at) : "",
          reason: reason ?? "",
          amount,
          coins,
        })}
      </Text>
      {isVoidable ? (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t("voidOf", { code: trackingCode })}
          onClick={() => setAsking(true)}
        >
          {t("void")}
        </Button>
      ) : null}
      <ConfirmDialog
        opened={isAsking}
        title={t("voidSure")}
        action={t("voidNow", { amount })}
        isDangerous
        isBusy={voiding.isPending}
        error={voiding.error}
        onClose={() => {
          setAsking(false);
          voiding.reset();
        }}
        onConfirm={() =>
          voiding.mutate({ orderItemId: item.orderItemId }, { onSuccess: () => setAsking(false) })
        }
      >
        {t("voidWhy", {
          service: serviceName(item.carrier, item.service),
          code: trackingCode,
          amount,
          coins,
        })}
      </ConfirmDialog>
    </Group>
  );
}
