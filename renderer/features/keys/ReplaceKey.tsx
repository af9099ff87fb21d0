import { NativeSelect, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Key } from "#shared/contract/desk/keys.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { SecretDialog } from "../../ui/SecretDialog.tsx";
import { useRotateKey } from "./queries.ts";
import { useSecrets } from "./use-secrets.ts";

export interface KeyDialogProps {
  apiKey: Key;
  onClose: () => void;
}

/** Hours that a replaced key may go on. */
const overlaps = ["0", "1", "24", "168", "720"] as const;

/** Makes a successor of a key, then shows it with its secret. */
export function ReplaceKey({ apiKey: { id, name }, onClose }: KeyDialogProps) {
  const { t } = useTranslation("keys");
  const [hours, setHours] = useState("24");
  const rotate = useRotateKey();
  const secrets = useSecrets(rotate.data);
  const close = () => {
    rotate.reset();
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        opened={secrets === null}
        title={t("rotateTitle", { name })}
        action={t("rotateDo")}
        isBusy={rotate.isPending}
        error={rotate.error}
        onConfirm={() => rotate.mutate({ id, overlapHours: Number(hours) })}
        onClose={close}
      >
        <Stack gap="sm">
          <Text>{t("rotateText")}</Text>
          <NativeSelect
            label={t("overlap")}
            value={hours}
            data={overlaps.map((value) => ({ value, label: t(`overlaps.${value}`) }))}
            onChange={(event) => setHours(event.currentTarget.value)}
          />
        </Stack>
      </ConfirmDialog>
      <SecretDialog title={t("secretTitle")} secrets={secrets} onDone={close} />
    </>
  );
}
