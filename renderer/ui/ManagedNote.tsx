import { Group, Text } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

interface ManagedNoteProps {
  /** Nothing is shown when it is not fixed. */
  isFixed: boolean;
  /** Whom to ask, where the company says. */
  contact: string | undefined;
  /** More about what is fixed. */
  also?: string;
}

/** Says of a field why it cannot be changed here, and who can. */
export function ManagedNote({ isFixed, contact, also }: ManagedNoteProps) {
  const { t } = useTranslation("common");
  if (!isFixed) return null;
  return (
    <Group gap={6} wrap="nowrap" align="flex-start" role="note">
      <IconLock size={14} aria-hidden style={{ flexShrink: 0 }} />
      <Text size="xs" c="dimmed">
        {contact ? t("managedBy", { contact }) : t("managed")} {also}
      </Text>
    </Group>
  );
}
