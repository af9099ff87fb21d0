import { Button, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Problem } from "../../ui/Problem.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { AddWebhook } from "./AddWebhook.tsx";
import { useWatchedWebhooks } from "./queries.ts";
import { WebhookPanel } from "./WebhookPanel.tsx";
import { WebhookTable } from "./WebhookTable.tsx";

/** Who hears of labels, and what was sent to them. */
export function WebhooksScreen() {
  const { t } = useTranslation("webhooks");
  const { data, error } = useWatchedWebhooks();
  const [chosenId, choose] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const webhooks = data?.webhooks ?? [];
  const chosen = webhooks.find(({ id }) => id === chosenId) ?? webhooks[0];
  return (
    <Screen
      title={t("title")}
      actions={
        <Button leftSection={<IconPlus size={14} />} onClick={() => setAdding(true)}>
          {t("add")}
        </Button>
      }
    >
      <Problem title={t("cannotRead")} error={error} />
      {data && webhooks.length === 0 ? <Text c="dimmed">{t("empty")}</Text> : null}
      {chosen ? (
        <Stack gap="md">
          <WebhookTable webhooks={webhooks} chosenId={chosen.id} onChoose={choose} />
          <WebhookPanel key={chosen.id} webhook={chosen} />
        </Stack>
      ) : null}
      <AddWebhook opened={isAdding} onClose={() => setAdding(false)} onAdded={choose} />
    </Screen>
  );
}
