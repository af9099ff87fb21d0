import { Badge, Button, Table, Text, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { DeliveryLine } from "#shared/contract/desk/webhook-console.ts";
import { formatMoment } from "../../ui/format.ts";
import { deliveryColors } from "./colors.ts";

interface DeliveryTableProps {
  label: string;
  deliveries: readonly DeliveryLine[];
  onOpen: (id: string) => void;
}

export function DeliveryTable({ label, deliveries, onOpen }: DeliveryTableProps) {
  const { t } = useTranslation("webhooks");
  return (
    <Table highlightOnHover aria-label={label} layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={165}>{t("made")}</Table.Th>
          <Table.Th w={110}>{t("what")}</Table.Th>
          <Table.Th w={115}>{t("state")}</Table.Th>
          <Table.Th>{t("answer")}</Table.Th>
          <Table.Th w={70} ta="right">
            {t("tries")}
          </Table.Th>
          <Table.Th w={165}>{t("next")}</Table.Th>
          <Table.Th w={80}>
            <VisuallyHidden>{t("open")}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {deliveries.map((delivery) => {
          const state = t(`oneState.${delivery.state}`);
          const when = formatMoment(delivery.createdAt);
          return (
            <Table.Tr key={delivery.id}>
              <Table.Td>{when}</Table.Td>
              <Table.Td>{delivery.event}</Table.Td>
              <Table.Td>
                <Badge color={deliveryColors[delivery.state]}>{state}</Badge>
              </Table.Td>
              <Table.Td>
                <Text size="xs" lineClamp={2}>
                  {delivery.lastError ??
                    (delivery.lastStatus === null
                      ? ""
                      : t("took", {
                          status: delivery.lastStatus,
                          ms: delivery.lastDurationMs ?? 0,
                        }))}
                </Text>
              </Table.Td>
              <Table.Td ta="right">{delivery.attempts}</Table.Td>
              <Table.Td>
                {delivery.nextAttemptAt ? formatMoment(delivery.nextAttemptAt) : ""}
              </Table.Td>
              <Table.Td>
                <Button
                  size="compact-xs"
                  variant="default"
                  aria-label={t("openDelivery", { when, state })}
                  onClick={() => onOpen(delivery.id)}
                >
                  {t("open")}
                </Button>
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
