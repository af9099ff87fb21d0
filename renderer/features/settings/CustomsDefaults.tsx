import { Button, Group, NativeSelect, Stack, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { useCustomsChoices } from "../../order/customs-choices.ts";
import { errorsByField } from "../../station/field-errors.ts";
import { useSettings, useUpdateSettings } from "../../station/settings.ts";
import { Problem } from "../../ui/Problem.tsx";

type Customs = NonNullable<ReturnType<typeof useSettings>["data"]>["customs"];

/** What every customs form says unless a parcel says otherwise. */
export function CustomsDefaults() {
  const { data } = useSettings();
  return data ? <CustomsDefaultsForm customs={data.customs} /> : null;
}

function CustomsDefaultsForm({ customs }: { customs: Customs }) {
  const { t } = useTranslation(["settings", "ship", "common"]);
  const choices = useCustomsChoices();
  const update = useUpdateSettings();
  const form = useForm({
    mode: "controlled",
    initialValues: { ...customs, signer: customs.signer ?? "" },
  });
  const save = (values: typeof form.values) =>
    update.mutate(
      { customs: values },
      {
        onSuccess: () => form.resetDirty(),
        onError: (error) =>
          form.setErrors(
            Object.fromEntries(
              [...errorsByField(error)].map(([path, said]) => [path.replace("customs.", ""), said]),
            ),
          ),
      },
    );
  return (
    <form aria-label={t("settings:tabs.customs")} noValidate onSubmit={form.onSubmit(save)}>
      <Title order={2}>{t("settings:tabs.customs")}</Title>
      <Text c="dimmed" mb="xs">
        {t("settings:customsHint")}
      </Text>
      <Stack gap="xs" maw={420}>
        <TextInput label={t("ship:signer")} {...form.getInputProps("signer")} />
        <NativeSelect
          label={t("ship:contents")}
          data={choices.contents}
          {...form.getInputProps("contentsType")}
        />
        <TextInput label={t("ship:exemption")} required {...form.getInputProps("eelPfc")} />
        <NativeSelect
          label={t("ship:duties")}
          data={choices.incoterms}
          {...form.getInputProps("incoterm")}
        />
        <NativeSelect
          label={t("ship:undeliverable")}
          data={choices.nonDelivery}
          {...form.getInputProps("nonDelivery")}
        />
        <Problem
          title={t("settings:notSaved")}
          error={errorsByField(update.error).size > 0 ? null : update.error}
        />
        <Group gap="xs">
          <Button type="submit" loading={update.isPending}>
            {t("common:save")}
          </Button>
          <Text role="status" c="dimmed">
            {update.isSuccess && !form.isDirty() ? t("settings:saved") : ""}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}
