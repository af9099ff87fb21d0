import { Button, Group, Modal, PasswordInput, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useTranslation } from "react-i18next";
import { Problem } from "../../ui/Problem.tsx";

interface PassphraseDialogProps {
  opened: boolean;
  title: string;
  why: string;
  /** What the button says that uses it. */
  action: string;
  /** A new one is typed twice, one that is there already once. */
  isNew: boolean;
  isBusy: boolean;
  error: Error | null;
  /** What is wrong with the one that was typed, as the station says it. */
  wrong?: string | null;
  onUse: (passphrase: string) => void;
  onClose: () => void;
}

const shortest = 8;

/** Asks for a passphrase. */
export function PassphraseDialog(props: PassphraseDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <PassphraseForm {...props} />
    </Modal>
  );
}

/** Made anew each time the dialog opens: nothing typed is kept. */
function PassphraseForm(props: PassphraseDialogProps) {
  const { t } = useTranslation(["backup", "common"]);
  const form = useForm({
    mode: "controlled",
    initialValues: { passphrase: "", again: "" },
    validate: {
      passphrase: (value) => (value.length < shortest ? t("backup:passphraseShort") : null),
      again: (value, { passphrase }) =>
        props.isNew && value !== passphrase ? t("backup:passphraseOther") : null,
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ passphrase }) => props.onUse(passphrase))}>
      <Stack gap="sm">
        <Text>{props.why}</Text>
        <PasswordInput
          label={t("backup:passphrase")}
          data-autofocus
          {...form.getInputProps("passphrase")}
          error={form.errors["passphrase"] ?? props.wrong}
        />
        {props.isNew ? (
          <PasswordInput label={t("backup:passphraseAgain")} {...form.getInputProps("again")} />
        ) : null}
        <Problem error={props.error} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={props.onClose}>
            {t("common:cancel")}
          </Button>
          <Button type="submit" loading={props.isBusy}>
            {props.action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
