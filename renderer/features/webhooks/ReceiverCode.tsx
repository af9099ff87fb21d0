import { Modal, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CodeBlock } from "../../ui/CodeBlock.tsx";
import { receiverSnippets } from "./receiver-snippets.ts";

/** A receiver to copy, in two languages. */
export function ReceiverCode({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation("webhooks");
  const { t: common } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="xl"
      title={t("receiverTitle")}
      closeButtonProps={{ "aria-label": common("close") }}
    >
      <Stack gap="sm">
        <Text>{t("receiverText")}</Text>
        {Object.entries(receiverSnippets).map(([language, code]) => (
          <CodeBlock key={language} title={language} code={code} maxHeight={230} />
        ))}
      </Stack>
    </Modal>
  );
}
