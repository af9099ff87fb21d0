import { Button, Group, Modal, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface ConfirmProps {
  isOpen: boolean;
  title: string;
  /** What will happen, with its amounts. */
  children: ReactNode;
  /** What the button that does it says. */
  action: string;
  color?: string;
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once before something that cannot be taken back. The focus is on the button that does it; Esc leaves. */
export function Confirm(props: ConfirmProps) {
  const { isOpen, title, children, action, color, isPending = false, onConfirm, onClose } = props;
  const { t } = useTranslation();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <Text component="div" mb="md">
        {children}
      </Text>
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
        <Button data-autofocus color={color} loading={isPending} onClick={onConfirm}>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
