import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Purse } from "#shared/contract/desk/purse.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { formatMoment } from "../../../ui/format.ts";
import { KeyForm } from "./KeyForm.tsx";
import { useDisconnectKey } from "./queries.ts";

/** The key that is connected, or the form for one. */
export function KeyPart({ purse: { currency, key, network } }: { purse: Purse }) {
  const { t } = useTranslation("deposits");
  const [isReplacing, setReplacing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const disconnect = useDisconnectKey();
  return (
    <section aria-label={t("key")}>
      <Title order={2} mb={4}>
        {t("key")}
      </Title>
      {key && !isReplacing ? (
        <Stack gap="xs">
          <Text>
            {t("keyIs", {
              kind: key.kind,
              fingerprint: key.fingerprint,
              account: key.account,
              when: formatMoment(key.connectedAt),
            })}
          </Text>
          <Group gap="xs">
            <Button variant="default" onClick={() => setReplacing(true)}>
              {t("replaceKey")}
            </Button>
            <Button variant="default" onClick={() => setAsked(true)}>
              {t("disconnect")}
            </Button>
          </Group>
        </Stack>
      ) : (
        <KeyForm currency={currency} network={network} onDone={() => setReplacing(false)} />
      )}
      <ConfirmDialog
        opened={isAsked}
        title={t("disconnectTitle", { currency })}
        action={t("disconnect")}
        isDangerous
        isBusy={disconnect.isPending}
        error={disconnect.error}
        onConfirm={() => disconnect.mutate({ currency }, { onSuccess: () => setAsked(false) })}
        onClose={() => setAsked(false)}
      >
        <Text>{t("disconnectText")}</Text>
      </ConfirmDialog>
    </section>
  );
}
