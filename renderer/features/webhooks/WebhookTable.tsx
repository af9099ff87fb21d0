import { Badge, Table, Text, UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { WatchedWebhook } from "#shared/contract/desk/webhook-console.ts";
import { formatMoment, formatNumber } from "../../ui/format.ts";
import { stateColors } from "./colors.ts";

interface WebhookTableProps {
  webhooks: readonly WatchedWebhook[];
  chosenId: string;
  onChoose: (id: string) => void;
}

/** All webhooks; the chosen one is shown below. */
export function WebhookTable({ webhooks, chosenId, onChoose }: WebhookTableProps) {
  const { t } = useTranslation("webhooks");
  return (
    <Table highlightOnHover aria-label={t("list")}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t("url")}</Table.Th>
          <Table.Th>{t("events")}</Table.Th>
          <Table.Th>{t("state")}</Table.Th>
          <Table.Th>{t("lastAnswer")}</Table.Th>
          <Table.Th ta="right">{t("waiting")}</Table.Th>
          <Table.Th ta="right">{t("failed")}</Table.Th>
          <Table.Th>{t("secret")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {webhooks.map((webhook) => (
          <Table.Tr
            key={webhook.id}
            aria-current={webhook.id === chosenId}
            bg={webhook.id === chosenId ? "var(--mantine-color-default-hover)" : undefined}
          >
            <Table.Td maw={380}>
              <UnstyledButton
                onClick={() => onChoose(webhook.id)}
                aria-pressed={webhook.id === chosenId}
                maw="100%"
                display="block"
                td="underline"
              >
                <Text size="xs" fw={600} truncate>
                  {webhook.webhookUrl}
                </Text>
              </UnstyledButton>
            </Table.Td>
            <Table.Td>{webhook.events.join(", ")}</Table.Td>
            <Table.Td>
              <Badge color={stateColors[webhook.state]}>{t(`states.${webhook.state}`)}</Badge>
            </Table.Td>
            <Table.Td>
              {webhook.lastDeliveryAt
                ? `${webhook.lastDeliveryStatus ?? t("noAnswer")} · ${formatMoment(webhook.lastDeliveryAt)}`
                : t("never")}
            </Table.Td>
            <Table.Td ta="right">{formatNumber(webhook.waiting)}</Table.Td>
            <Table.Td ta="right">{formatNumber(webhook.failed)}</Table.Td>
            <Table.Td ff="monospace">{webhook.secretPreview}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
