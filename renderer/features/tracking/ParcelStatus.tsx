import { Badge, Group, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Parcel } from "#shared/contract/desk/parcels.ts";
import type { TrackingStatus } from "#shared/contract/tracking.ts";

const colors: Readonly<Partial<Record<TrackingStatus, string>>> = {
  delivered: "green",
  in_transit: "blue",
  out_for_delivery: "blue",
  available_for_pickup: "yellow",
  return_to_sender: "red",
  failure: "red",
  error: "red",
};

/** Carriers' codes that say more than the state does. */
const exceptions = [
  "weather_delay",
  "delayed",
  "address_correction",
  "delivery_exception",
  "held",
  "damaged",
  "lost",
  "refused",
] as const;

/** A parcel's state in words, what is not as usual, and why a person should look at it. */
export function ParcelStatus({
  parcel,
}: {
  parcel: Pick<Parcel, "status" | "statusDetailCode" | "attention">;
}) {
  const { t } = useTranslation("tracking");
  const { status, statusDetailCode, attention } = parcel;
  const exception = exceptions.find((code) => code === statusDetailCode);
  return (
    <>
      <Badge color={exception && status === "in_transit" ? "yellow" : (colors[status] ?? "gray")}>
        {t(`statuses.${status}`)}
      </Badge>
      {exception ? (
        <Text size="xs" c="dimmed" mt={4}>
          {t(`exceptions.${exception}`)}
        </Text>
      ) : null}
      {attention ? (
        <Group gap={4} mt={4} wrap="nowrap">
          <IconAlertTriangle size={14} color="var(--mantine-color-error)" aria-hidden />
          <Text size="xs" c="var(--mantine-color-error)">
            {t(`attentions.${attention}`)}
          </Text>
        </Group>
      ) : null}
    </>
  );
}
