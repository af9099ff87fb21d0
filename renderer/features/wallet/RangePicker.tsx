import { Group, SegmentedControl, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type DayRange, type Preset, presets, rangeOf } from "./ranges.ts";

export interface Choice {
  preset: Preset | "custom";
  range: DayRange;
}

interface RangePickerProps {
  choice: Choice;
  today: string;
  onChange: (choice: Choice) => void;
}

/** Which days: a preset, or two days of one's own. */
export function RangePicker({ choice, today, onChange }: RangePickerProps) {
  const { t } = useTranslation("wallet");
  const { preset, range } = choice;
  return (
    <Group gap="sm" align="flex-end">
      <SegmentedControl
        size="xs"
        transitionDuration={0}
        aria-label={t("range")}
        data={[...presets, "custom" as const].map((value) => ({
          value,
          label: t(`ranges.${value}`),
        }))}
        value={preset}
        onChange={(value) => {
          const chosen = presets.find((one) => one === value);
          onChange(
            chosen
              ? { preset: chosen, range: rangeOf(chosen, today) }
              : { preset: "custom", range },
          );
        }}
      />
      {(["from", "to"] as const).map((end) => (
        <TextInput
          key={end}
          type="date"
          label={t(end)}
          value={range[end]}
          onChange={({ currentTarget: { value } }) =>
            // A day that is being typed is none yet.
            value ? onChange({ preset: "custom", range: { ...range, [end]: value } }) : undefined
          }
        />
      ))}
    </Group>
  );
}
