import { Chip, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { trackingStatuses } from "#shared/contract/tracking.ts";
import { formatNumber } from "../../ui/format.ts";
import { useParcelCounts, type View } from "./queries.ts";

interface ViewsProps {
  view: View;
  onChange: (view: View) => void;
}

const everyView: readonly View[] = ["attention", "all", ...trackingStatuses];

/** Which parcels are shown, each with how many there are; states without a parcel are left out. */
export function Views({ view, onChange }: ViewsProps) {
  const { t } = useTranslation("tracking");
  const { data } = useParcelCounts();
  const countOf = (one: View) =>
    one === "all" ? data?.all : one === "attention" ? data?.attention : data?.byStatus[one];
  const nameOf = (one: View) =>
    one === "all" || one === "attention" ? t(one) : t(`statuses.${one}`);
  const shown = everyView.filter(
    (one) => one === "all" || one === "attention" || one === view || (countOf(one) ?? 0) > 0,
  );
  return (
    <Chip.Group
      value={view}
      onChange={(value) => onChange(everyView.find((one) => one === value) ?? "all")}
    >
      <Group gap={6} role="radiogroup" aria-label={t("views")}>
        {shown.map((one) => (
          <Chip key={one} value={one} size="xs" variant="outline">
            {nameOf(one)} {formatNumber(countOf(one) ?? 0)}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}
