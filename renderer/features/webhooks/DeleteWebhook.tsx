import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import type { WebhookDialogProps } from "./EditWebhook.tsx";
import { useDeleteWebhook } from "./queries.ts";

/** Deletes a webhook, naming it and what goes with it first. */
export function DeleteWebhook({ webhook, opened, onClose }: WebhookDialogProps) {
  const { t } = useTranslation("webhooks");
  const remove = useDeleteWebhook();
  const { id, webhookUrl: url, waiting } = webhook;
  return (
    <ConfirmDialog
      opened={opened}
      title={t("deleteTitle")}
      action={t("deleteDo")}
      isDangerous
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Text>{t("deleteText", { url, count: waiting })}</Text>
    </ConfirmDialog>
  );
}
