import { Paper, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { WatchedWebhook } from "#shared/contract/desk/webhook-console.ts";
import { formatMoment } from "../../ui/format.ts";
import { Deliveries } from "./Deliveries.tsx";
import { WebhookActions } from "./WebhookActions.tsx";

/** One webhook: why it is on or off, what can be done with it, what was sent. */
export function WebhookPanel({ webhook }: { webhook: WatchedWebhook }) {
  const { t } = useTranslation("webhooks");
  const { state, disabledAt, consecutiveFailures, oldSecretUntil, webhookUrl } = webhook;
  const sentences: string[] = [t(`why.${state}`)];
  if (disabledAt) sentences.push(t("sinceWhen", { when: formatMoment(disabledAt) }));
  if (consecutiveFailures > 0) sentences.push(t("failuresInRow", { count: consecutiveFailures }));
  if (oldSecretUntil) sentences.push(t("oldSecretUntil", { when: formatMoment(oldSecretUntil) }));
  return (
    <Paper withBorder p="sm" component="section" aria-label={webhookUrl}>
      <Stack gap="sm">
        <div>
          <Title order={2}>{webhookUrl}</Title>
          <Text size="xs" c="dimmed">
            {sentences.join(" ")}
          </Text>
        </div>
        <WebhookActions webhook={webhook} />
        <Deliveries webhook={webhook} />
      </Stack>
    </Paper>
  );
}
