import { Text, Timeline as Line } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { formatDay, formatMoment } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";
import { useTracking } from "./queries.ts";

/** Where a parcel has been, newest first. The carrier's own words stay in its language. */
export function Timeline({ code }: { code: string }) {
  const { t } = useTranslation(["orders", "tracking"]);
  const { data, error } = useTracking(code);
  return (
    <section aria-label={t("orders:tracking")}>
      <Text size="xs" c="dimmed" mb={4}>
        {t("orders:tracking")}
        {data?.estDeliveryDate
          ? ` · ${t("orders:expected", { day: formatDay(data.estDeliveryDate.slice(0, 10)) })}`
          : ""}
      </Text>
      <Problem title={t("orders:trackingUnreadable")} error={error} />
      {data?.trackingDetails.length === 0 ? (
        <Text size="xs">{t("orders:trackingNone")}</Text>
      ) : null}
      <Line bulletSize={12} lineWidth={2} active={0}>
        {data?.trackingDetails.map(({ datetime, status, message, location }) => (
          <Line.Item
            key={`${datetime} ${message}`}
            title={
              <Text size="xs" fw={600}>
                {t(`tracking:statuses.${status}`)}
                {location ? ` · ${location}` : ""}
              </Text>
            }
          >
            <Text size="xs" c="dimmed">
              <span lang="en">{message}</span> · {formatMoment(datetime)}
            </Text>
          </Line.Item>
        ))}
      </Line>
    </section>
  );
}
