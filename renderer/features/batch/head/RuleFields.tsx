import { Group, NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { RateRule } from "#shared/contract/desk/rules.ts";
import { carrierName } from "#shared/rules/service-name.ts";
import { useCarriers } from "../../../station/carriers.ts";
import { DraftInput } from "../DraftInput.tsx";
import { ruleText } from "../rule-text.ts";

interface RuleFieldsProps {
  rule: RateRule;
  disabled: boolean;
  onChange: (rule: RateRule) => void;
}

/** How a rate is chosen for every row that does not say it itself. */
export function RuleFields({ rule, disabled, onChange }: RuleFieldsProps) {
  const { t } = useTranslation("batch");
  const { data } = useCarriers();
  const days = rule.kind === "cheapest_within" ? rule.days : 3;
  const general: RateRule[] = [
    { kind: "cheapest" },
    { kind: "fastest" },
    { kind: "cheapest_within", days },
  ];
  const ofCarriers = (data?.carriers ?? []).map(({ carrier, services }) => ({
    carrier,
    rules: services.map(({ service }): RateRule => ({ kind: "service", carrier, service })),
  }));
  const rules = new Map<string, RateRule>();
  for (const choice of [...general, ...ofCarriers.flatMap((one) => one.rules), rule])
    rules.set(ruleText(t, choice), choice);
  const words = (some: readonly RateRule[]) => [...new Set(some.map((one) => ruleText(t, one)))];
  const offered = new Set(words([...general, ...ofCarriers.flatMap((one) => one.rules)]));
  return (
    <Group gap={4} align="end">
      <NativeSelect
        label={t("rule.label")}
        disabled={disabled}
        value={ruleText(t, rule)}
        onChange={(event) => {
          const chosen = rules.get(event.currentTarget.value);
          if (chosen) onChange(chosen);
        }}
        data={[
          ...words(general),
          // A service that is sold no more stays chosen.
          ...(offered.has(ruleText(t, rule)) ? [] : [ruleText(t, rule)]),
          ...ofCarriers.map((one) => ({
            group: carrierName(one.carrier),
            items: words(one.rules),
          })),
        ]}
        w={170}
      />
      {rule.kind === "cheapest_within" ? (
        <DraftInput
          label={t("rule.days")}
          disabled={disabled}
          inputMode="numeric"
          value={String(rule.days)}
          onTake={(text) => {
            const days = Number(text);
            if (Number.isInteger(days) && days >= 1 && days <= 60) onChange({ ...rule, days });
          }}
          w={44}
        />
      ) : null}
    </Group>
  );
}
