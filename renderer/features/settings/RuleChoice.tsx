import { Group, NativeSelect, NumberInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { RateRule } from "#shared/contract/desk/rules.ts";
import { carrierName, serviceName } from "#shared/rules/service-name.ts";
import { useCarriers } from "../../station/carriers.ts";

const kinds = ["cheapest", "fastest", "cheapest_within", "service"] as const;
type ServiceRule = Extract<RateRule, { kind: "service" }>;

interface RuleChoiceProps {
  rule: RateRule;
  onChange: (rule: RateRule) => void;
}

/** The rule of new batches. */
export function RuleChoice({ rule, onChange }: RuleChoiceProps) {
  const { t } = useTranslation("settings");
  const services = useServices();
  const [first] = services.flatMap(({ rules }) => rules);
  const begin = (kind: (typeof kinds)[number] | undefined) => {
    if (kind === "cheapest_within") onChange({ kind, days: 3 });
    else if (kind !== "service") onChange({ kind: kind ?? "cheapest" });
    else if (first) onChange(first);
  };
  return (
    <Group gap="xs" align="flex-start">
      <NativeSelect
        label={t("rule")}
        value={rule.kind}
        data={kinds
          .filter((kind) => kind !== "service" || first || rule.kind === "service")
          .map((value) => ({ value, label: t(`rules.${value}`) }))}
        onChange={(event) => begin(kinds.find((kind) => kind === event.currentTarget.value))}
      />
      {rule.kind === "cheapest_within" ? (
        <NumberInput
          label={t("ruleDays")}
          size="xs"
          w={110}
          min={1}
          max={60}
          allowDecimal={false}
          clampBehavior="strict"
          value={rule.days}
          onChange={(days) => {
            if (typeof days === "number" && days >= 1) onChange({ kind: "cheapest_within", days });
          }}
        />
      ) : null}
      {rule.kind === "service" ? (
        <ServiceChoice rule={rule} services={services} onChange={onChange} />
      ) : null}
    </Group>
  );
}

interface Offers {
  group: string;
  rules: ServiceRule[];
}

/** Every service that the carriers sell, under the heading that it stands under. */
function useServices(): Offers[] {
  const { t } = useTranslation("settings");
  const { data } = useCarriers();
  return (data?.carriers ?? []).flatMap(({ carrier, services }) =>
    (["domestic", "international"] as const).map((reach) => ({
      group: `${carrierName(carrier)}, ${t(`reach.${reach}`)}`,
      rules: services
        .filter((one) => one.reach === reach)
        .map(({ service }) => ({ kind: "service" as const, carrier, service })),
    })),
  );
}

interface ServiceChoiceProps {
  rule: ServiceRule;
  services: readonly Offers[];
  onChange: (rule: RateRule) => void;
}

function choiceOf(rule: ServiceRule): { value: string; label: string } {
  const { carrier, service } = rule;
  return { value: `${carrier} ${service}`, label: serviceName(carrier, service) };
}

function ServiceChoice({ rule, services, onChange }: ServiceChoiceProps) {
  const { t } = useTranslation("settings");
  const { value, label } = choiceOf(rule);
  const sold = new Map(
    services.flatMap(({ rules }) => rules.map((one) => [choiceOf(one).value, one] as const)),
  );
  return (
    <NativeSelect
      label={t("ruleService")}
      description={t("ruleServiceHint")}
      inputWrapperOrder={["label", "input", "description"]}
      value={value}
      data={[
        // A service that is sold no more stays the rule until another is chosen.
        ...(sold.has(value) ? [] : [{ value, label }]),
        ...services.map(({ group, rules }) => ({ group, items: rules.map(choiceOf) })),
      ]}
      onChange={(event) => {
        const chosen = sold.get(event.currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
