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

/** A parcel's state in words, and why a person should look at it. */
export function ParcelStatus({ parcel }: { parcel: Pick<Parcel, "status" | "attention"> }) {
  const { t } = useTranslation("tracking");
  const { status, attention } = parcel;
  return (
    <>
      <Badge color={colors[status] ?? "gray"}>{t(`statuses.${status}`)}</Badge>
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
