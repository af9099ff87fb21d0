import { Alert, Button, Checkbox, Group, Modal, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CopyText } from "./CopyText.tsx";

export interface ShownSecret {
  label: string;
  value: string;
}

interface SecretDialogProps {
  title: string;
  /** Nothing is shown for null. */
  secrets: readonly ShownSecret[] | null;
  onDone: () => void;
}

/** A secret that is shown once. It closes by its own button only, after the person said that it is stored. */
export function SecretDialog({ title, secrets, onDone }: SecretDialogProps) {
  return (
    <Modal
      opened={secrets !== null}
      onClose={onDone}
      title={title}
      size="lg"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      {secrets ? <Secrets secrets={secrets} onDone={onDone} /> : null}
    </Modal>
  );
}

function Secrets({ secrets, onDone }: { secrets: readonly ShownSecret[]; onDone: () => void }) {
  const { t } = useTranslation();
  const [isStored, setStored] = useState(false);
  return (
    <Stack gap="sm">
      <Alert color="yellow">{t("secretOnce")}</Alert>
      {secrets.map(({ label, value }) => (
        <Group key={label} gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            label={label}
            value={value}
            readOnly
            flex={1}
            spellCheck={false}
            styles={{ input: { fontFamily: "var(--mantine-font-family-monospace)" } }}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyText text={value} what={label} />
        </Group>
      ))}
      <Group justify="space-between">
        <Checkbox
          label={t("secretStored")}
          checked={isStored}
          onChange={(event) => setStored(event.currentTarget.checked)}
        />
        <Button disabled={!isStored} onClick={onDone}>
          {t("done")}
        </Button>
      </Group>
    </Stack>
  );
}
