import { Button, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Purse } from "#shared/contract/desk/purse.ts";
import { errorsByField } from "../../../station/field-errors.ts";
import { Problem } from "../../../ui/Problem.tsx";
import { useSetRules } from "./queries.ts";

/** When money counts: how deep in the chain it must lie, and how little is too little. */
export function RulesForm({ purse: { currency, rules } }: { purse: Purse }) {
  const { t } = useTranslation("deposits");
  const [confirmations, setConfirmations] = useState(String(rules.confirmations));
  const [minimum, setMinimum] = useState(rules.minimum);
  const save = useSetRules();
  const wrong = errorsByField(save.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ currency, confirmations: Number(confirmations), minimum });
  };
  return (
    <form onSubmit={submit} noValidate aria-label={t("rules")}>
      <Title order={2} mb={4}>
        {t("rules")}
      </Title>
      <Stack gap="xs">
        <Group gap="xs" grow align="flex-start">
          <TextInput
            label={t("confirmationsNeeded")}
            description={t("confirmationsHint")}
            inputMode="numeric"
            value={confirmations}
            error={wrong.get("confirmations")}
            onChange={(event) => setConfirmations(event.currentTarget.value)}
          />
          <TextInput
            label={t("minimum", { currency })}
            description={t("minimumHint")}
            inputMode="decimal"
            value={minimum}
            error={wrong.get("minimum")}
            onChange={(event) => setMinimum(event.currentTarget.value)}
          />
        </Group>
        {wrong.size === 0 ? <Problem title={t("notSaved")} error={save.error} /> : null}
        <Group gap="xs">
          <Button type="submit" variant="default" loading={save.isPending}>
            {t("saveRules")}
          </Button>
          <Text size="xs" c="dimmed" role="status">
            {save.isSuccess ? t("saved") : ""}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}
