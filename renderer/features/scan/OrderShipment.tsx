import { Anchor, Stack, Text } from "@mantine/core";
import { type RefObject, useImperativeHandle, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { ScannedParcel } from "#shared/contract/desk/scan.ts";
import { serviceName } from "#shared/rules/service-name.ts";
import { useOrder } from "../../station/queries.ts";
import { sayError } from "../../texts/say-problem.ts";
import { formatDollars } from "../../ui/format.ts";
import { Banner } from "./Banner.tsx";
import { orderStage } from "./order-stage.ts";
import type { BuyKey } from "./RowShipment.tsx";
import { isBuyable, stageTones } from "./row-stage.ts";
import { type OrderOutcome, useOrderPurchase } from "./use-order-purchase.ts";
import { useStageWords } from "./use-stage-words.ts";

interface OrderShipmentProps {
  parcels: readonly [ScannedParcel, ...ScannedParcel[]];
  /** The label itself was scanned, not the number of its order. */
  isLabel: boolean;
  buyKey: RefObject<BuyKey | null>;
  onOutcome: (outcome: OrderOutcome) => void;
}

/** The parcels of an order that no batch has: one that came over the API, or by the Ship screen. */
export function OrderShipment({ parcels, isLabel, buyKey, onOutcome }: OrderShipmentProps) {
  const { t } = useTranslation("scan");
  const [{ orderId, orderNumber, trackingCode }] = parcels;
  const { data: order } = useOrder(orderId);
  const purchase = useOrderPurchase(orderId, onOutcome);
  const ours = parcels.filter((parcel) => parcel.orderId === orderId);
  const items = order?.items ?? ours.map(({ status }) => ({ status, error: null }));
  const [isConfirmed, setConfirmed] = useState(false);
  const stage = orderStage(items, {
    isStarted: purchase.isSuccess,
    isAsking: purchase.isPending,
    wasShipped: !isConfirmed && parcels.some(({ status }) => status === "success"),
  });
  // A label in the hand sells nothing, whatever else its order holds.
  const mayBuy = isBuyable(stage) && !isLabel && order !== undefined;
  useImperativeHandle(buyKey, () => ({
    press: () => {
      if (stage === "confirm") setConfirmed(true);
      else if (mayBuy) purchase.mutate();
    },
  }));
  const failure = items.find(({ status }) => status === "failed")?.error;
  const words = useStageWords(stage, {
    code: trackingCode ?? "",
    reason: failure?.message ?? "",
    printError: purchase.data?.printError ?? null,
  });
  const number = orderNumber ?? t("check.noNumber");
  const isLive = isLabel && stage === "already";
  return (
    <Stack gap="sm">
      <Banner
        tone={purchase.error ? "error" : stageTones[stage]}
        title={
          purchase.error
            ? t("state.notBought")
            : isLive
              ? t("state.labelOf", { number })
              : words.title
        }
        detail={purchase.error ? sayError(purchase.error) : words.detail}
      >
        <Anchor component={Link} href={`/orders/${orderId}`} size="lg">
          {t("state.open")}
        </Anchor>
      </Banner>
      {ours.map((parcel) => (
        <Text key={parcel.orderItemId} size="lg">
          {parcel.recipient}, {parcel.place}. {serviceName(parcel.carrier, parcel.service)}{" "}
          {parcel.trackingCode ?? ""}
        </Text>
      ))}
      {order && mayBuy ? (
        <Text size="xl" fw={700}>
          {t("parcel.order", { number })}: {formatDollars(order.totalAmount)}
        </Text>
      ) : null}
    </Stack>
  );
}
