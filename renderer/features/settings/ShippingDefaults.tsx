import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
<<<<<<< HEAD
=======
import { Link } from "wouter";
import type { RateRule } from "#shared/contract/desk/rules.ts";
import { labelSizes } from "#shared/rules/label.ts";
import { serviceName } from "#shared/rules/service-name.ts";
>>>>>>> 500ccc4 (A purchase says for which paper its labels are laid out, the settings say it for all others, and printing lays each on the paper that there is)
import { PayWith } from "../../order/PayWith.tsx";
import { useSettings, useUpdateSettings } from "../../station/settings.ts";
import { Problem } from "../../ui/Problem.tsx";
import { AfterBuying } from "./AfterBuying.tsx";
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
<<<<<<< HEAD
      <AfterBuying settings={data} onChange={mutate} />
=======
      <section aria-label={t("printing")}>
        <Title order={2} mb="xs">
          {t("printing")}
        </Title>
        <Stack gap="xs" align="flex-start">
          <NativeSelect
            label={t("labelSize")}
            description={t("labelSizeHint")}
            value={data.labelSize}
            data={labelSizes.map((value) => ({ value, label: t(`labelSizes.${value}`) }))}
            onChange={(event) => {
              const labelSize = labelSizes.find((value) => value === event.currentTarget.value);
              if (labelSize) mutate({ labelSize });
            }}
          />
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
>>>>>>> 500ccc4 (A purchase says for which paper its labels are laid out, the settings say it for all others, and printing lays each on the paper that there is)
    </Stack>
  );
}
