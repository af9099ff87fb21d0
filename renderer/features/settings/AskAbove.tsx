import { Button, Group, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { useSettings, useUpdateSettings } from "../../station/settings.ts";
import { Problem } from "../../ui/Problem.tsx";

/** From which sum on a purchase of real money is asked about once more. */
export function AskAbove() {
  const { data } = useSettings();
  return data ? <Limit usd={data.askAboveUsd} /> : null;
}

function Limit({ usd }: { usd: number }) {
  const { t } = useTranslation("settings");
  const { t: common } = useTranslation();
  const update = useUpdateSettings();
  const form = useForm({
    initialValues: { usd: String(usd) },
    validate: { usd: (text) => (/^\d{1,5}$/.test(text.trim()) ? null : t("askAboveWrong")) },
  });
  return (
    <form
      aria-label={t("askAbove")}
      noValidate
      onSubmit={form.onSubmit((typed) => update.mutate({ askAboveUsd: Number(typed.usd) }))}
    >
      <Group align="flex-end" gap="xs">
        <TextInput
          label={t("askAbove")}
          description={t("askAboveHint")}
          inputMode="numeric"
          {...form.getInputProps("usd")}
        />
        <Button type="submit" variant="default" loading={update.isPending}>
          {common("save")}
        </Button>
      </Group>
      <Problem error={update.error} />
    </form>
  );
}
