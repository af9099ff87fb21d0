import { Anchor, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { ScannedParcel } from "#shared/contract/desk/scan.ts";
import { serviceName } from "#shared/rules/service-name.ts";
import { Banner, type Tone } from "./Banner.tsx";

const tones: Readonly<Record<ScannedParcel["status"], Tone>> = {
  pending: "warning",
  processing: "warning",
  success: "warning",
  failed: "error",
  voided: "error",
};
const titles = {
  pending: "check.not_bought",
  processing: "state.pending",
  success: "state.already",
  failed: "state.notBought",
  voided: "state.voided",
} as const;

/** Parcels of orders that no batch has: what became of them. They are bought on the Orders screen. */
export function OrderShipment({
  parcels,
  isLabel,
}: {
  parcels: readonly ScannedParcel[];
  /** The label itself was scanned, not the number of its order. */
  isLabel: boolean;
}) {
  const { t } = useTranslation("scan");
  const [first] = parcels;
  if (!first) return null;
  const { orderNumber, orderId, status, trackingCode } = first;
  const title =
    isLabel && status === "success"
      ? t("state.labelOf", { number: orderNumber ?? t("check.noNumber") })
      : t(titles[status]);
  const detail = {
    pending: "",
    processing: t("state.pendingHelp"),
    success: t("state.alreadyHelp", { code: trackingCode ?? "" }),
    failed: "",
    voided: t("state.voidedHelp", { code: trackingCode ?? "" }),
  }[status];
  return (
    <Stack gap="sm">
      <Banner tone={tones[status]} title={title} detail={detail}>
        <Anchor component={Link} href={`/orders/${orderId}`} size="lg">
          {t("state.open")}
        </Anchor>
      </Banner>
      {parcels.map((parcel) => (
        <Text key={parcel.orderItemId} size="lg">
          {orderNumber ? t("parcel.order", { number: orderNumber }) : t("parcel.noNumber")}:{" "}
          {parcel.recipient}, {parcel.place}. {serviceName(parcel.carrier, parcel.service)}{" "}
          {parcel.trackingCode ?? ""}
        </Text>
      ))}
    </Stack>
  );
}
