import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { useRevokeKey } from "./queries.ts";
import type { KeyDialogProps } from "./ReplaceKey.tsx";

/** Ends a key at once, naming it first. */
export function RevokeKey({ apiKey: { id, name, apiKey }, onClose }: KeyDialogProps) {
  const { t } = useTranslation("keys");
  const revoke = useRevokeKey();
  return (
    <ConfirmDialog
      opened
      title={t("revokeTitle", { name })}
      action={t("revokeDo")}
      isDangerous
      isBusy={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate({ id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Text>{t("revokeText", { key: apiKey })}</Text>
    </ConfirmDialog>
  );
}
