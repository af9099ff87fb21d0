import { Group, NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { RateRule } from "#shared/contract/desk/rules.ts";
import { type CarrierName, carriers, type Rate } from "#shared/contract/rates.ts";
import { DraftInput } from "../DraftInput.tsx";
import { ruleText } from "../rule-text.ts";

interface RuleFieldsProps {
  rule: RateRule;
  rates: readonly Rate[];
  disabled: boolean;
  onChange: (rule: RateRule) => void;
}

function serviceRules(rates: readonly Rate[]): RateRule[] {
  return rates.map(({ carrier, service }) => ({
    kind: "service",
    // The station answers its own names of the carriers.
    carrier: carriers.find((name) => name === carrier) as CarrierName,
    service,
  }));
}

/** How a rate is chosen for every row that does not say it itself. */
export function RuleFields({ rule, rates, disabled, onChange }: RuleFieldsProps) {
  const { t } = useTranslation("batch");
  const rules = new Map<string, RateRule>();
  const days = rule.kind === "cheapest_within" ? rule.days : 3;
  const choices: RateRule[] = [
    { kind: "cheapest" },
    { kind: "fastest" },
    { kind: "cheapest_within", days },
    ...serviceRules(rates),
    rule,
  ];
  for (const choice of choices) rules.set(ruleText(t, choice), choice);
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
        data={[...rules.keys()]}
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
