import { Alert, Button, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { station } from "../../station/connect.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { PassphraseDialog } from "./PassphraseDialog.tsx";

/** A backup in the place of today's data: chosen, tried, asked once, and then the program starts again. */
export function Restore() {
  const { t } = useTranslation(["settings", "backup"]);
  const [passphrase, setPassphrase] = useState<string | null>(null);
  const choice = useMutation({ mutationFn: () => station.chooseBackup() });
  const check = useMutation({
    mutationFn: station.checkBackup,
    onSuccess: ({ problems }, typed) =>
      setPassphrase(problems.length === 0 ? typed.passphrase : null),
  });
  const restore = useMutation({ mutationFn: station.restoreBackup });
  const path = choice.data?.path ?? null;
  const problems = choice.data?.problems ?? [];
  const isOpenable = path !== null && problems.length === 0;
  const isLocked = isOpenable && choice.data?.encrypted === true && passphrase === null;
  const forget = () => {
    choice.reset();
    check.reset();
    setPassphrase(null);
  };
  return (
    <section aria-label={t("settings:restore")}>
      <Title order={2}>{t("settings:restore")}</Title>
      <Text c="dimmed" mb="xs">
        {t("settings:restoreHint")}
      </Text>
      <Button
        variant="default"
        loading={choice.isPending}
        onClick={() => {
          forget();
          choice.mutate();
        }}
      >
        {t("settings:restoreChoose")}
      </Button>
      <Problem error={choice.error} />
      {problems.length > 0 ? (
        <Alert color="red" role="alert" mt="xs" title={t("settings:restoreBad")}>
          {problems.join(" ")}
        </Alert>
      ) : null}
      <PassphraseDialog
        opened={isLocked}
        title={t("backup:restorePassphrase")}
        why={t("backup:restorePassphraseWhy")}
        action={t("backup:restoreTry")}
        isNew={false}
        isBusy={check.isPending}
        error={check.error}
        wrong={check.data?.problems.join(" ") ?? null}
        onUse={(typed) => check.mutate({ path: path ?? "", passphrase: typed })}
        onClose={forget}
      />
      <ConfirmDialog
        opened={isOpenable && !isLocked}
        title={t("settings:restoreSure")}
        action={t("settings:restoreNow")}
        isDangerous
        isBusy={restore.isPending || restore.isSuccess}
        error={restore.error}
        onClose={forget}
        onConfirm={() => restore.mutate({ path: path ?? "", passphrase })}
      >
        <Text>{t("settings:restoreWhy", { path: path ?? "" })}</Text>
        {choice.data?.encrypted ? null : <Text c="dimmed">{t("backup:secretsLater")}</Text>}
      </ConfirmDialog>
    </section>
  );
}
