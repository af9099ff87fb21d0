import { Button, Checkbox, Group, NumberInput, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Scope, scopes } from "#shared/contract/operation.ts";
import { errorsByField } from "../../station/field-errors.ts";
import { Problem } from "../../ui/Problem.tsx";

export interface KeyDraft {
  name: string;
  scopes: Scope[];
  dailyLimitUsd: number | null;
}

interface KeyFieldsProps {
  isBusy: boolean;
  error: Error | null;
  onSave: (draft: KeyDraft) => void;
  onCancel: () => void;
}

/** Name, powers and limit of a new key. */
export function KeyFields({ isBusy, error, onSave, onCancel }: KeyFieldsProps) {
  const { t } = useTranslation("keys");
  const { t: common } = useTranslation();
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>(scopes);
  const [limit, setLimit] = useState<string | number>("");
  const wrong = errorsByField(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const dailyLimitUsd = limit === "" ? null : Number(limit);
    onSave({ name, scopes: scopes.filter((scope) => chosen.includes(scope)), dailyLimitUsd });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          label={t("name")}
          description={t("nameHint")}
          data-autofocus
          value={name}
          error={name.trim() === "" && wrong.has("name") ? t("nameMissing") : wrong.get("name")}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox.Group
          label={t("scopesField")}
          value={[...chosen]}
          onChange={setChosen}
          error={wrong.has("scopes") ? t("chooseScopes") : undefined}
        >
          <Stack gap={6} mt={4}>
            {scopes.map((scope) => (
              <Checkbox key={scope} value={scope} label={t(`scopes.${scope}`)} />
            ))}
          </Stack>
        </Checkbox.Group>
        <NumberInput
          size="xs"
          label={t("limitField")}
          description={t("limitHint")}
          prefix="$"
          decimalScale={2}
          allowNegative={false}
          hideControls
          value={limit}
          error={wrong.get("dailyLimitUsd")}
          onChange={setLimit}
        />
        {wrong.size === 0 ? <Problem title={t("notMade")} error={error} /> : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {common("cancel")}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t("create")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
