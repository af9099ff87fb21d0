import { Modal, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { WatchedWebhook } from "#shared/contract/desk/webhook-console.ts";
import { useUpdateWebhook } from "./queries.ts";
import { WebhookFields } from "./WebhookFields.tsx";

export interface WebhookDialogProps {
  webhook: WatchedWebhook;
  opened: boolean;
  onClose: () => void;
}

/** Changes a webhook's address and events. */
export function EditWebhook({ webhook, opened, onClose }: WebhookDialogProps) {
  const { t } = useTranslation("webhooks");
  const { t: common } = useTranslation();
  const update = useUpdateWebhook();
  const { id, state } = webhook;
  const failed = state === "gone" || state === "exhausted";
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t("editTitle")}
      closeButtonProps={{ "aria-label": common("close") }}
    >
      {failed ? (
        <Text size="xs" c="dimmed" mb="xs">
          {t("editRevives")}
        </Text>
      ) : null}
      <WebhookFields
        initial={webhook}
        action={common("save")}
        isBusy={update.isPending}
        error={update.error}
        onSave={(draft) => update.mutate({ id, ...draft }, { onSuccess: onClose })}
        onCancel={onClose}
      />
    </Modal>
  );
}
