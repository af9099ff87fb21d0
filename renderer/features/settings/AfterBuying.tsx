import { Anchor, Checkbox, Group, NativeSelect, Stack, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { useDefaultPrinter, usePrinterProfiles } from "../../station/printers.ts";
import type { useSettings, useUpdateSettings } from "../../station/settings.ts";

interface AfterBuyingProps {
  settings: NonNullable<ReturnType<typeof useSettings>["data"]>;
  onChange: ReturnType<typeof useUpdateSettings>["mutate"];
}

/** What is printed when labels were bought, and where. */
export function AfterBuying({ settings, onChange }: AfterBuyingProps) {
  const { t } = useTranslation("settings");
  const { data } = usePrinterProfiles();
  const printer = useDefaultPrinter();
  const profiles = data?.profiles ?? [];
  const isChosen = profiles.some(({ id }) => id === settings.printerProfileId);
  return (
    <section aria-label={t("printing")}>
      <Title order={2} mb="xs">
        {t("printing")}
      </Title>
      <Stack gap="xs" align="flex-start">
        <Group gap="xs" align="flex-end">
          <NativeSelect
            label={t("printerProfile")}
            value={isChosen ? (settings.printerProfileId ?? "") : ""}
            data={[
              ...(isChosen
                ? []
                : [
                    {
                      value: "",
                      label: printer ? t("printerFirst", { name: printer.name }) : t("printerNone"),
                    },
                  ]),
              ...profiles.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => onChange({ printerProfileId: event.currentTarget.value || null })}
          />
          <Anchor component={Link} href="/print" size="sm" pb={4}>
            {t("printersLink")}
          </Anchor>
        </Group>
        <Checkbox
          label={t("printAfter")}
          description={printer ? t("printAfterHint", { name: printer.name }) : t("printAfterNone")}
          checked={settings.printAfterPurchase}
          onChange={(event) => onChange({ printAfterPurchase: event.currentTarget.checked })}
        />
        <Checkbox
          label={t("packingSlips")}
          checked={settings.packingSlips}
          onChange={(event) => onChange({ packingSlips: event.currentTarget.checked })}
        />
      </Stack>
    </section>
  );
}
