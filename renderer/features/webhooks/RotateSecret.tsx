import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { SecretDialog } from "../../ui/SecretDialog.tsx";
import type { WebhookDialogProps } from "./EditWebhook.tsx";
import { useRotateSecret } from "./queries.ts";

/** Makes a new signing secret and shows it once. */
export function RotateSecret({ webhook, opened, onClose }: WebhookDialogProps) {
  const { t } = useTranslation("webhooks");
  const rotate = useRotateSecret();
  const { id, webhookUrl: url } = webhook;
  const close = () => {
    rotate.reset();
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        opened={opened && !rotate.data}
        title={t("rotateTitle")}
        action={t("rotateDo")}
        isBusy={rotate.isPending}
        error={rotate.error}
        onConfirm={() => rotate.mutate({ id })}
        onClose={close}
      >
        <Text>{t("rotateText", { url })}</Text>
      </ConfirmDialog>
      <SecretDialog
        title={t("secretTitle")}
        secrets={
          rotate.data ? [{ label: t("secretOf", { url }), value: rotate.data.secret }] : null
        }
        onDone={close}
      />
    </>
  );
}
