import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PayWith } from "../../order/PayWith.tsx";
import { useSettings, useUpdateSettings } from "../../station/settings.ts";
import { Problem } from "../../ui/Problem.tsx";
import { AfterBuying } from "./AfterBuying.tsx";
import { LabelPaper } from "./LabelPaper.tsx";
import { RuleChoice } from "./RuleChoice.tsx";

/** What every new batch begins with: the rule for rates, what pays, and what is printed afterwards. Saved at once. */
export function ShippingDefaults() {
  const { t } = useTranslation("settings");
  const { data } = useSettings();
  const { mutate, error } = useUpdateSettings();
  if (!data) return null;
  return (
    <Stack gap="md">
      <Problem title={t("notSaved")} error={error} />
      <section aria-label={t("rule")}>
        <RuleChoice rule={data.rule} onChange={(rule) => mutate({ rule })} />
      </section>
      <PayWith value={data.payWith} onChange={(payWith) => mutate({ payWith })} />
      <LabelPaper value={data.labelSize} onChange={(labelSize) => mutate({ labelSize })} />
      <AfterBuying settings={data} onChange={mutate} />
    </Stack>
  );
}
