import { Button, Group, PasswordInput, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { station } from "../../station/connect.ts";
import { useCheckGoingLive } from "../../station/going-live.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Problem } from "../../ui/Problem.tsx";
import type { WayProps } from "./StepCard.tsx";

/** Takes the account's key, which is tried and sealed at once and never shown again. */
export function AccountWay({ step }: WayProps) {
  const { t } = useTranslation("goingLive");
  const [isChanging, setChanging] = useState(false);
  const hasKey = step.facts["key"] !== undefined;
  if (hasKey && !isChanging)
    return (
      <Group gap="xs">
        <Button variant="default" onClick={() => setChanging(true)}>
          {t("otherKey")}
        </Button>
        <RemoveAccount />
      </Group>
    );
  return <KeyForm onDone={() => setChanging(false)} />;
}

function KeyForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("goingLive");
  const check = useCheckGoingLive();
  const form = useForm({
    initialValues: { key: "" },
    validate: { key: (key) => (key.trim() === "" ? t("keyEmpty") : null) },
  });
  const connect = useMutation({
    mutationFn: station.connectCarrierAccount,
    onSuccess: () => {
      form.reset();
      onDone();
      check.mutate();
    },
  });
  return (
    <form
      aria-label={t("names.account")}
      noValidate
      onSubmit={form.onSubmit(({ key }) => connect.mutate({ kind: "easypost", key: key.trim() }))}
    >
      <Stack gap="xs" maw={460}>
        <PasswordInput
          size="xs"
          label={t("key")}
          description={t("keyHint")}
          autoComplete="off"
          visibilityToggleButtonProps={{ "aria-label": t("keyShow") }}
          {...form.getInputProps("key")}
        />
        <Text size="xs" c="dimmed">
          {t("keyWhere")}
        </Text>
        <Problem title={t("notConnected")} error={connect.error} />
        <Button type="submit" w="max-content" loading={connect.isPending}>
          {t("connect")}
        </Button>
      </Stack>
    </form>
  );
}

function RemoveAccount() {
  const { t } = useTranslation("goingLive");
  const [asked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => station.removeCarrierAccount(),
    onSuccess: () => setAsked(false),
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {t("remove")}
      </Button>
      <ConfirmDialog
        opened={asked}
        title={t("removeSure")}
        action={t("remove")}
        isDangerous
        isBusy={remove.isPending}
        error={remove.error}
        onClose={() => setAsked(false)}
        onConfirm={() => remove.mutate()}
      >
        <Text>{t("removeWhy")}</Text>
      </ConfirmDialog>
    </>
  );
}
