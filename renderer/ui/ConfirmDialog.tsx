import { Button, Group, Modal, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Problem } from "./Problem.tsx";

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What the button says that does it. */
  action: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <Stack gap="sm">
        {props.children}
        <Problem error={props.error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={props.onClose} data-autofocus>
            {t("cancel")}
          </Button>
          <Button
            color={props.isDangerous ? "red" : undefined}
            loading={props.isBusy ?? false}
            onClick={props.onConfirm}
          >
            {props.action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
