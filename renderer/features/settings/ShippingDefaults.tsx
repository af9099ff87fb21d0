import { Anchor, Checkbox, Group, NativeSelect, NumberInput, Stack, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { RateRule } from "#shared/contract/desk/rules.ts";
import { serviceName } from "#shared/rules/service-name.ts";
import { PayWith } from "../../order/PayWith.tsx";
import { usePrinterProfiles } from "../../station/printers.ts";
import { useSettings, useUpdateSettings } from "../../station/settings.ts";
import { Problem } from "../../ui/Problem.tsx";

/** What every new batch begins with: the rule for rates, what pays, and what is printed afterwards. Saved at once. */
export function ShippingDefaults() {
  const { t } = useTranslation("settings");
  const { data } = useSettings();
  const { mutate, error } = useUpdateSettings();
  const printers = usePrinterProfiles();
  if (!data) return null;
  return (
    <Stack gap="md">
      <Problem title={t("notSaved")} error={error} />
      <section aria-label={t("rule")}>
        <RuleChoice rule={data.rule} onChange={(rule) => mutate({ rule })} />
      </section>
      <PayWith value={data.payWith} onChange={(payWith) => mutate({ payWith })} />
      <section aria-label={t("printing")}>
        <Title order={2} mb="xs">
          {t("printing")}
        </Title>
        <Stack gap="xs" align="flex-start">
          <Group gap="xs" align="flex-end">
            <NativeSelect
              label={t("printerProfile")}
              value={data.printerProfileId ?? ""}
              data={[
                { value: "", label: t("printerNone") },
                ...(printers.data?.profiles ?? []).map(({ id, name }) => ({
                  value: id,
                  label: name,
                })),
              ]}
              onChange={(event) => mutate({ printerProfileId: event.currentTarget.value || null })}
            />
            <Anchor component={Link} href="/print" size="sm" pb={4}>
              {t("printersLink")}
            </Anchor>
          </Group>
          <Checkbox
            label={t("printAfter")}
            checked={data.printAfterPurchase}
            onChange={(event) => mutate({ printAfterPurchase: event.currentTarget.checked })}
          />
          <Checkbox
            label={t("packingSlips")}
            checked={data.packingSlips}
            onChange={(event) => mutate({ packingSlips: event.currentTarget.checked })}
          />
        </Stack>
      </section>
    </Stack>
  );
}

const kinds = ["cheapest", "fastest", "cheapest_within"] as const;

interface RuleChoiceProps {
  rule: RateRule;
  onChange: (rule: RateRule) => void;
}

/** The rule of new batches. One service for all of them is chosen in a batch, where its rates are known; it is kept here. */
function RuleChoice({ rule, onChange }: RuleChoiceProps) {
  const { t } = useTranslation("settings");
  const fixed =
    rule.kind === "service"
      ? [{ value: "service", label: serviceName(rule.carrier ?? "", rule.service) }]
      : [];
  return (
    <Group gap="xs" align="flex-end">
      <NativeSelect
        label={t("rule")}
        value={rule.kind}
        data={[...kinds.map((value) => ({ value, label: t(`rules.${value}`) })), ...fixed]}
        onChange={(event) => {
          const kind = kinds.find((value) => value === event.currentTarget.value);
          if (kind) onChange(kind === "cheapest_within" ? { kind, days: 3 } : { kind });
        }}
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
    </Group>
  );
}
