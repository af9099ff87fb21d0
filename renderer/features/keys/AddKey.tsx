import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { SecretDialog } from "../../ui/SecretDialog.tsx";
import { KeyFields } from "./KeyFields.tsx";
import { useCreateKey } from "./queries.ts";
import { useSecrets } from "./use-secrets.ts";

/** Asks for a new key, then shows it with its secret. */
export function AddKey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("keys");
  const { t: common } = useTranslation();
  const create = useCreateKey();
  const secrets = useSecrets(create.data);
  const close = () => {
    create.reset();
    onClose();
  };
  return (
    <>
      <Modal
        opened={secrets === null}
        onClose={close}
        title={t("add")}
        closeButtonProps={{ "aria-label": common("close") }}
      >
        <KeyFields
          isBusy={create.isPending}
          error={create.error}
          onSave={create.mutate}
          onCancel={close}
        />
      </Modal>
      <SecretDialog title={t("secretTitle")} secrets={secrets} onDone={close} />
    </>
  );
}
