import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { eventKinds } from "#shared/contract/webhooks.ts";
import { SecretDialog } from "../../ui/SecretDialog.tsx";
import { useCreateWebhook } from "./queries.ts";
import { WebhookFields } from "./WebhookFields.tsx";

interface AddWebhookProps {
  opened: boolean;
  onClose: () => void;
  onAdded: (id: string) => void;
}

/** Asks for a new webhook, then shows its secret. */
export function AddWebhook({ opened, onClose, onAdded }: AddWebhookProps) {
  const { t } = useTranslation("webhooks");
  const { t: common } = useTranslation();
  const create = useCreateWebhook();
  const made = create.data;
  const close = () => {
    create.reset();
    onClose();
  };
  return (
    <>
      <Modal
        opened={opened && !made}
        onClose={close}
        title={t("addTitle")}
        closeButtonProps={{ "aria-label": common("close") }}
      >
        <WebhookFields
          initial={{ webhookUrl: "", events: [...eventKinds] }}
          action={t("add")}
          isBusy={create.isPending}
          error={create.error}
          onSave={(draft) => create.mutate(draft, { onSuccess: ({ id }) => onAdded(id) })}
          onCancel={close}
        />
      </Modal>
      <SecretDialog
        title={t("secretTitle")}
        secrets={
          made ? [{ label: t("secretOf", { url: made.webhookUrl }), value: made.secret }] : null
        }
        onDone={close}
      />
    </>
  );
}
