import { Table, Text, UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Parcel } from "#shared/contract/desk/parcels.ts";
import { serviceName } from "#shared/rules/service-name.ts";
import { formatShortMoment } from "../../ui/format.ts";
import classes from "./ParcelTable.module.css";
import { ParcelStatus } from "./ParcelStatus.tsx";

interface ParcelTableProps {
  parcels: readonly Parcel[];
  chosen: string | null;
  onChoose: (orderItemId: string) => void;
}

function serviceLine({ externalReference, carrier, service }: Parcel): string {
  return [externalReference, serviceName(carrier, service)].filter(Boolean).join(" · ");
}

/** Parcels in the station's order: what needs attention first, then by the last news. */
export function ParcelTable({ parcels, chosen, onChoose }: ParcelTableProps) {
  const { t } = useTranslation("tracking");
  return (
    <Table highlightOnHover horizontalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("recipient")}</Table.Th>
          <Table.Th>{t("status")}</Table.Th>
          <Table.Th>{t("lastSeen")}</Table.Th>
          <Table.Th>{t("code")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {parcels.map((parcel) => (
          <Table.Tr
            key={parcel.orderItemId}
            bg={parcel.orderItemId === chosen ? "var(--mantine-color-default-hover)" : undefined}
            onClick={() => onChoose(parcel.orderItemId)}
          >
            <Table.Td>
              <UnstyledButton
                fz="xs"
                fw={600}
                aria-pressed={parcel.orderItemId === chosen}
                aria-label={t("show", {
                  code: parcel.trackingCode,
                  recipient: parcel.recipient,
                })}
              >
                {parcel.recipient}
              </UnstyledButton>
              <Text size="xs" c="dimmed" className={classes.line}>
                {parcel.destination}
              </Text>
            </Table.Td>
            <Table.Td>
              <ParcelStatus parcel={parcel} />
            </Table.Td>
            <Table.Td>
              <Text size="xs">{parcel.place ?? ""}</Text>
              <Text size="xs" c="dimmed" className={classes.line}>
                {formatShortMoment(parcel.lastEventAt)}
              </Text>
            </Table.Td>
            <Table.Td>
              {parcel.trackingCode}
              <Text size="xs" c="dimmed" className={classes.service} title={serviceLine(parcel)}>
                {serviceLine(parcel)}
              </Text>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
