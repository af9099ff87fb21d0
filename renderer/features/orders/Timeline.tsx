import { Text, Timeline as Line } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { formatMoment } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";
import { useTracking } from "./queries.ts";

/** Where a parcel has been, newest first. */
export function Timeline({ code }: { code: string }) {
  const { t } = useTranslation("orders");
  const { data, error } = useTracking(code);
  return (
    <section aria-label={t("tracking")}>
      <Text size="xs" c="dimmed" mb={4}>
        {t("tracking")}
        {data?.estDeliveryDate
          ? ` · ${t("expected", { day: formatMoment(data.estDeliveryDate) })}`
          : ""}
      </Text>
      <Problem title={t("trackingUnreadable")} error={error} />
      {data?.trackingDetails.length === 0 ? <Text size="xs">{t("trackingNone")}</Text> : null}
      <Line bulletSize={12} lineWidth={2} active={0}>
        {data?.trackingDetails.map(({ datetime, message, location }) => (
          <Line.Item key={`${datetime} ${message}`} title={<Text size="xs">{message}</Text>}>
            <Text size="xs" c="dimmed">
              {[formatMoment(datetime), location].filter(Boolean).join(" · ")}
            </Text>
          </Line.Item>
        ))}
      </Line>
    </section>
  );
}
