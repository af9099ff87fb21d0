import { Button, Checkbox, Group, NumberInput, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Scope, scopes } from "#shared/contract/operation.ts";
import { usePolicy } from "../../station/policy.ts";
import { errorsByField } from "../../station/field-errors.ts";
import { ManagedNote } from "../../ui/ManagedNote.tsx";
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
  const { policy } = usePolicy();
  const allowed = policy.apiKeys?.scopes ?? scopes;
  const ceiling = policy.apiKeys?.dailyLimitUsd;
  const [limit, setLimit] = useState<string | number>("");
  const wrong = errorsByField(error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const dailyLimitUsd = limit === "" ? null : Number(limit);
    onSave({ name, scopes: allowed.filter((scope) => chosen.includes(scope)), dailyLimitUsd });
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
          value={allowed.filter((scope) => chosen.includes(scope))}
          onChange={setChosen}
          error={wrong.has("scopes") ? t("chooseScopes") : undefined}
        >
          <Stack gap={6} mt={4}>
            {scopes.map((scope) => (
              <Checkbox
                key={scope}
                value={scope}
                label={t(`scopes.${scope}`)}
                disabled={!allowed.includes(scope)}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <ManagedNote
          isFixed={allowed.length < scopes.length}
          contact={policy.contact}
          also={t("scopesFixed")}
        />
        <NumberInput
          size="xs"
          label={t("limitField")}
          description={
            ceiling === undefined ? t("limitHint") : t("limitAtMost", { usd: ceiling.toFixed(2) })
          }
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
