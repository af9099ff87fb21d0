import { Button, Group, NativeSelect, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { WatchedWebhook } from "#shared/contract/desk/webhook-console.ts";
import { deliveryStates, eventKinds } from "#shared/contract/webhooks.ts";
import { Problem } from "../../ui/Problem.tsx";
import { DeliveryDialog } from "./DeliveryDialog.tsx";
import { DeliveryTable } from "./DeliveryTable.tsx";
import { type DeliveryFilter, useDeliveries } from "./queries.ts";
import { ReplayFailed } from "./ReplayFailed.tsx";

/** What was and will be sent to a webhook, by state and event. */
export function Deliveries({ webhook }: { webhook: WatchedWebhook }) {
  const { t } = useTranslation("webhooks");
  const [filter, setFilter] = useState<DeliveryFilter>({ state: null, event: null });
  const [openId, setOpenId] = useState<string | null>(null);
  const found = useDeliveries(webhook.id, filter);
  const deliveries = found.data?.pages.flatMap((page) => page.deliveries);
  const isFiltered = filter.state !== null || filter.event !== null;
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h2">
          {t("deliveries")}
        </Title>
        <Group gap="xs">
          <SegmentedControl
            size="xs"
            aria-label={t("filterState")}
            value={filter.state ?? "all"}
            data={(["all", ...deliveryStates] as const).map((state) => ({
              value: state,
              label: t(`deliveryStates.${state}`),
            }))}
            onChange={(value) => {
              const state = deliveryStates.find((one) => one === value) ?? null;
              setFilter({ ...filter, state });
            }}
          />
          <NativeSelect
            aria-label={t("filterEvent")}
            value={filter.event ?? ""}
            data={[{ value: "", label: t("anyEvent") }, ...eventKinds]}
            onChange={(change) => {
              const event = eventKinds.find((one) => one === change.currentTarget.value) ?? null;
              setFilter({ ...filter, event });
            }}
          />
          <ReplayFailed webhook={webhook} />
        </Group>
      </Group>
      <Problem error={found.error} />
      {deliveries?.length === 0 ? (
        <Text c="dimmed">{t(isFiltered ? "noneFound" : "noDeliveries")}</Text>
      ) : null}
      {deliveries && deliveries.length > 0 ? (
        <DeliveryTable
          label={t("deliveriesOf", { url: webhook.webhookUrl })}
          deliveries={deliveries}
          onOpen={setOpenId}
        />
      ) : null}
      {found.hasNextPage ? (
        <Group justify="center">
          <Button
            variant="default"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {t("older")}
          </Button>
        </Group>
      ) : null}
      <DeliveryDialog webhook={webhook} deliveryId={openId} onClose={() => setOpenId(null)} />
    </Stack>
  );
}
