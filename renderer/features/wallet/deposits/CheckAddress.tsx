import { Button, Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Currency } from "#shared/rules/money.ts";
import { errorsByField } from "../../../station/field-errors.ts";
import { Problem } from "../../../ui/Problem.tsx";
import { useCheckAddress } from "./queries.ts";

/** Is this address one of the wallet's? For whoever finds one in an old message. */
export function CheckAddress({ currency }: { currency: Currency }) {
  const { t } = useTranslation("deposits");
  const [address, setAddress] = useState("");
  const check = useCheckAddress();
  const wrong = errorsByField(check.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    check.mutate({ currency, address });
  };
  const found = check.data;
  const answer = found
    ? found.path === null
      ? t("notOurs")
      : t(found.isUsed ? "oursUsed" : "ours", { path: found.path })
    : "";
  return (
    <form onSubmit={submit} noValidate aria-label={t("check")}>
      <Title order={2} mb={4}>
        {t("check")}
      </Title>
      <Stack gap="xs">
        <Group gap="xs" align="flex-start">
          <TextInput
            flex={1}
            label={t("addressOf", { currency })}
            spellCheck={false}
            value={address}
            error={wrong.get("address")}
            onChange={(event) => {
              setAddress(event.currentTarget.value);
              check.reset();
            }}
          />
          <Button type="submit" variant="default" mt={22} loading={check.isPending}>
            {t("checkDo")}
          </Button>
        </Group>
        {wrong.size === 0 ? <Problem error={check.error} /> : null}
        <Text size="xs" role="status">
          {answer}
        </Text>
      </Stack>
    </form>
  );
}
