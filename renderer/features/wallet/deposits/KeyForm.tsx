import { Alert, Button, Code, Group, NativeSelect, Stack, Text, Textarea } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Purse } from "#shared/contract/desk/purse.ts";
import { StationError } from "#shared/contract/errors.ts";
import { networksOf } from "#shared/rules/deposits.ts";
import type { Currency } from "#shared/rules/money.ts";
import { errorsByField } from "../../../station/field-errors.ts";
import { Problem } from "../../../ui/Problem.tsx";
import { useConnectKey, usePreviewKey } from "./queries.ts";

interface KeyFormProps {
  currency: Currency;
  network: Purse["network"];
  onDone: () => void;
}

/** Was it a private key? Then nothing of it stays in the window either. */
function isPrivate(error: Error | null): boolean {
  return error instanceof StationError && error.errors.some(({ code }) => code === "PRIVATE_KEY");
}

/** Takes an extended public key; it is connected after a person has compared its first addresses. */
export function KeyForm({ currency, network: present, onDone }: KeyFormProps) {
  const { t } = useTranslation("deposits");
  const { t: common } = useTranslation();
  const networks: readonly NonNullable<Purse["network"]>[] = networksOf[currency];
  const [network, setNetwork] = useState(present ?? networks[0]);
  const [key, setKey] = useState("");
  const preview = usePreviewKey();
  const connect = useConnectKey();
  const seen = preview.data;
  const error = connect.error ?? preview.error;
  const wrong = errorsByField(error);
  const asked = { currency, key, network };
  const change = (text: string) => {
    setKey(text);
    preview.reset();
    connect.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (seen) connect.mutate(asked, { onSuccess: onDone });
    else
      preview.mutate(asked, {
        onError: (refused) => {
          if (isPrivate(refused)) setKey("");
        },
      });
  };
  return (
    <form onSubmit={submit} noValidate aria-label={t("connectOf", { currency })}>
      <Stack gap="xs">
        <Text size="xs" c="dimmed">
          {t(`keyHelp.${currency}`)}
        </Text>
        {networks.length > 1 ? (
          <NativeSelect
            size="xs"
            label={t("network")}
            data={[...networks]}
            value={network}
            error={wrong.get("network")}
            onChange={({ currentTarget: { value } }) => {
              setNetwork(networks.find((one) => one === value) ?? network);
              preview.reset();
            }}
          />
        ) : null}
        {isPrivate(error) ? (
          <Alert color="red" role="alert" title={t("privateKey")}>
            {t("privateKeyText")}
          </Alert>
        ) : null}
        <Textarea
          size="xs"
          label={t("extendedKey")}
          description={t("extendedKeyHint")}
          autosize
          minRows={3}
          spellCheck={false}
          autoComplete="off"
          value={key}
          error={isPrivate(error) ? undefined : wrong.get("key")}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {wrong.size === 0 ? <Problem title={t("notConnected")} error={error} /> : null}
        {seen ? (
          <Stack gap={4} role="status">
            <Text>{t("compare")}</Text>
            {seen.addresses.map(({ path, address }) => (
              <Group key={path} gap="xs" wrap="nowrap">
                <Text size="xs" c="dimmed" miw={96}>
                  {path}
                </Text>
                <Code>{address}</Code>
              </Group>
            ))}
          </Stack>
        ) : null}
        <Group gap="xs">
          <Button type="submit" loading={preview.isPending || connect.isPending}>
            {t(seen ? "theSame" : "showAddresses")}
          </Button>
          {seen ? (
            <Button variant="default" onClick={() => change("")}>
              {common("cancel")}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
}
