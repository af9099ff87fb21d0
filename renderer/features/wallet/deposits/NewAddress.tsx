import { Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Currency } from "#shared/rules/money.ts";
import { Problem } from "../../../ui/Problem.tsx";
import { useFreshAddress } from "./queries.ts";

/** Asks for another address for another purpose: one address never serves two. */
export function NewAddress({ currency }: { currency: Currency }) {
  const { t } = useTranslation("deposits");
  const { t: common } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [note, setNote] = useState("");
  const fresh = useFreshAddress();
  const close = () => {
    setOpened(false);
    setNote("");
    fresh.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    fresh.mutate({ currency, note }, { onSuccess: close });
  };
  return (
    <>
      <Button size="compact-xs" variant="default" onClick={() => setOpened(true)}>
        {t("newAddress")}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={t("newAddressOf", { currency })}
        closeButtonProps={{ "aria-label": common("close") }}
      >
        <form onSubmit={submit} noValidate>
          <Stack gap="sm">
            <Text>{t("newAddressText")}</Text>
            <TextInput
              label={t("note")}
              placeholder={t("noteExample")}
              maxLength={100}
              data-autofocus
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <Problem title={t("noNewAddress")} error={fresh.error} />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                {common("cancel")}
              </Button>
              <Button type="submit" loading={fresh.isPending}>
                {t("newAddress")}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
