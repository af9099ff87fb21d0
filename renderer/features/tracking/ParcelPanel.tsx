import { Anchor, Button, Code, Group, Paper, Stack, Text, Timeline, Title } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { TrackingStatus } from "#shared/contract/tracking.ts";
import { serviceName } from "#shared/rules/service-name.ts";
import { CopyText } from "../../ui/CopyText.tsx";
import { formatDay, formatMoment } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";
import { ParcelStatus } from "./ParcelStatus.tsx";
import { type ParcelDetail, useParcel, useRefreshParcel, useSetSeen } from "./queries.ts";

/** One parcel: its state, its way so far, and what can be done about it. */
export function ParcelPanel({ orderItemId }: { orderItemId: string | null }) {
  const { t } = useTranslation("tracking");
  return (
    <Paper withBorder p="sm" component="section" aria-label={t("parcel")}>
      {orderItemId === null ? (
        <Text c="dimmed">{t("choose")}</Text>
      ) : (
        <Chosen key={orderItemId} orderItemId={orderItemId} />
      )}
    </Paper>
  );
}

function Chosen({ orderItemId }: { orderItemId: string }) {
  const { t } = useTranslation("tracking");
  const { data: parcel, error } = useParcel(orderItemId);
  if (!parcel) return <Problem title={t("parcelUnreadable")} error={error} />;
  return (
    <Stack gap="xs">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Title order={2}>{parcel.recipient}</Title>
          <Text size="xs" c="dimmed">
            {parcel.destination} · {serviceName(parcel.carrier, parcel.service)}
          </Text>
        </div>
        <div>
          <ParcelStatus parcel={parcel} />
        </div>
      </Group>
      <Group gap="xs">
        <Code>{parcel.trackingCode}</Code>
        <CopyText text={parcel.trackingCode} what={t("code")} />
        <Anchor component={Link} href={`/orders/${parcel.orderId}`} fz="xs">
          {parcel.externalReference ? `${t("order")} ${parcel.externalReference}` : t("openOrder")}
        </Anchor>
      </Group>
      <Actions parcel={parcel} />
      <Way parcel={parcel} />
    </Stack>
  );
}

/** While the recipient still waits for it; afterwards the day says nothing. */
const expecting: ReadonlySet<TrackingStatus> = new Set([
  "unknown",
  "pre_transit",
  "in_transit",
  "out_for_delivery",
]);

function Actions({ parcel }: { parcel: ParcelDetail }) {
  const { t } = useTranslation("tracking");
  const refresh = useRefreshParcel();
  const seen = useSetSeen();
  const { orderItemId, attention, askedAt, estimatedDelivery } = parcel;
  const news = askedAt ? t("asked", { when: formatMoment(askedAt) }) : t("notAsked");
  return (
    <>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconRefresh size={14} />}
          loading={refresh.isPending}
          onClick={() => refresh.mutate(orderItemId)}
        >
          {t("refresh")}
        </Button>
        {attention || seen.data ? (
          <Button
            variant="default"
            loading={seen.isPending}
            onClick={() => seen.mutate({ orderItemId, seen: attention !== null })}
          >
            {t(attention ? "markSeen" : "markUnseen")}
          </Button>
        ) : null}
        <Text size="xs" c="dimmed" role="status">
          {refresh.data ? t("refreshed") : ""}
        </Text>
      </Group>
      <Problem title={t("refreshFailed")} error={refresh.error ?? seen.error} />
      <Text size="xs" c="dimmed">
        {estimatedDelivery && expecting.has(parcel.status)
          ? `${t("expected", { day: formatDay(estimatedDelivery.slice(0, 10)) })} · ${news}`
          : news}
      </Text>
    </>
  );
}

/** The carrier's scans, newest first. Its own words stay in its language. */
function Way({ parcel }: { parcel: ParcelDetail }) {
  const { t } = useTranslation("tracking");
  if (parcel.events.length === 0) return <Text c="dimmed">{t("noEvents")}</Text>;
  return (
    <section aria-label={t("timeline")}>
      <Timeline bulletSize={12} lineWidth={2} active={0}>
        {parcel.events.map(({ datetime, status, message, location }) => (
          <Timeline.Item
            key={`${datetime} ${message}`}
            title={
              <Text size="xs" fw={600}>
                {t(`statuses.${status}`)}
                {location ? ` · ${location}` : ""}
              </Text>
            }
          >
            <Text size="xs" c="dimmed">
              <span lang="en">{message}</span> · {formatMoment(datetime)}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  );
}
