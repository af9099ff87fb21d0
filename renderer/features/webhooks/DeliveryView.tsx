import { Badge, Button, Code, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { WatchedDelivery, WatchedWebhook } from "#shared/contract/desk/webhook-console.ts";
import { formatMoment } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";
import { AttemptView } from "./AttemptView.tsx";
import { deliveryColors } from "./colors.ts";
import { useReplay } from "./queries.ts";

interface DeliveryViewProps {
  title: string;
  webhook: WatchedWebhook;
  delivery: WatchedDelivery;
}

/** The attempts of a delivery, one at a time, and the way to send it again. */
export function DeliveryView({ title, webhook, delivery }: DeliveryViewProps) {
  const { t } = useTranslation("webhooks");
  const replay = useReplay();
  const [chosen, choose] = useState<string | null>(null);
  const { state, attemptsKept, nextRequest, nextAttemptAt } = delivery;
  const choices: { value: string; label: string }[] = attemptsKept.map(({ number }) => ({
    value: String(number),
    label: t("attempt", { number }),
  }));
  if (nextRequest) choices.unshift({ value: "next", label: t("nextAttempt") });
  const current = choices.find(({ value }) => value === chosen)?.value;
  const shown = current ?? String(attemptsKept[0]?.number ?? "next");
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Group gap="xs">
          <Text fw={600}>{title}</Text>
          <Badge color={deliveryColors[state]}>{t(`oneState.${state}`)}</Badge>
          {nextAttemptAt ? (
            <Text size="xs" c="dimmed">
              {t("next")}: {formatMoment(nextAttemptAt)}
            </Text>
          ) : null}
        </Group>
        <Group gap="xs" wrap="nowrap">
          <Text size="xs" role="status">
            {replay.isSuccess ? t("replayQueued") : ""}
          </Text>
          <Button
            leftSection={<IconRefresh size={14} />}
            loading={replay.isPending}
            disabled={webhook.state !== "active"}
            onClick={() => replay.mutate({ id: webhook.id, deliveryId: delivery.id })}
          >
            {t(state === "pending" ? "sendNow" : "replay")}
          </Button>
        </Group>
      </Group>
      <Text size="xs">
        {delivery.event} · {t("eventId")} <Code>{delivery.eventId}</Code>
      </Text>
      <Problem title={t("notDone")} error={replay.error} />
      {choices.length > 0 ? (
        <SegmentedControl
          size="xs"
          mr="auto"
          aria-label={t("attempts")}
          data={choices}
          value={shown}
          onChange={choose}
        />
      ) : null}
      {attemptsKept.length === 0 && delivery.attempts > 0 ? (
        <Text c="dimmed">{t("notKept")}</Text>
      ) : null}
      <AttemptView delivery={delivery} shown={shown} />
    </Stack>
  );
}
