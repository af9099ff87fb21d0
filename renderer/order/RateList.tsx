import { Group, Radio, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { CarrierMessage, Rate } from "#shared/contract/rates.ts";
import { serviceName } from "#shared/rules/service-name.ts";
import { formatDay, formatDollars } from "../ui/format.ts";
import { CarrierMessages } from "./CarrierMessages.tsx";
import { RateParts } from "./RateParts.tsx";
import classes from "./RateList.module.css";

interface RateListProps {
  rates: readonly Rate[];
  messages: readonly CarrierMessage[];
  /** The id of the chosen rate. */
  value: string;
  onChange: (id: string) => void;
}

function RateCard({ rate }: { rate: Rate }) {
  const { t } = useTranslation("ship");
  return (
    <Radio.Card value={rate.id} className={classes["rate"]} px="xs" py={6}>
      <Group wrap="nowrap" gap="xs">
        <Radio.Indicator size="xs" />
        <div className={classes["service"]}>
          <Text fw={600} lineClamp={2}>
            {serviceName(rate.carrier, rate.service)}
          </Text>
          <Text size="xs" c="dimmed">
            {formatDay(rate.delivery_date)}, {t("days", { count: rate.delivery_days })}
            {rate.delivery_date_guaranteed ? `, ${t("guaranteed")}` : ""}
          </Text>
        </div>
        <Text fw={600}>{formatDollars(rate.rate)}</Text>
      </Group>
    </Radio.Card>
  );
}

/** What the carriers offer, cheapest first as the station sorted it; and why some offer nothing. */
export function RateList({ rates, messages, value, onChange }: RateListProps) {
  const { t } = useTranslation("ship");
  return (
    <>
      {rates.length > 0 ? (
        <Radio.Group label={t("ratesCheapest")} value={value} onChange={onChange}>
          <Stack gap={4} className={classes["list"]}>
            {rates.map((rate) => (
              <RateCard key={rate.id} rate={rate} />
            ))}
          </Stack>
        </Radio.Group>
      ) : (
        <Text role="status">{t("noCarrier")}</Text>
      )}
      <RateParts rate={rates.find(({ id }) => id === value)} />
      <CarrierMessages messages={messages} />
    </>
  );
}
