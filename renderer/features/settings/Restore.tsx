import { Alert, Button, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { station } from "../../station/connect.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Problem } from "../../ui/Problem.tsx";

/** A backup in the place of today's data: chosen, verified, asked once, and then the program starts again. */
export function Restore() {
  const { t } = useTranslation("settings");
  const choice = useMutation({ mutationFn: () => station.chooseBackup() });
  const restore = useMutation({ mutationFn: station.restoreBackup });
  const path = choice.data?.path ?? null;
  const problems = choice.data?.problems ?? [];
  return (
    <section aria-label={t("restore")}>
      <Title order={2}>{t("restore")}</Title>
      <Text c="dimmed" mb="xs">
        {t("restoreHint")}
      </Text>
      <Button variant="default" loading={choice.isPending} onClick={() => choice.mutate()}>
        {t("restoreChoose")}
      </Button>
      <Problem error={choice.error} />
      {problems.length > 0 ? (
        <Alert color="red" role="alert" mt="xs" title={t("restoreBad")}>
          {problems.join(" ")}
        </Alert>
      ) : null}
      <ConfirmDialog
        opened={path !== null && problems.length === 0}
        title={t("restoreSure")}
        action={t("restoreNow")}
        isDangerous
        isBusy={restore.isPending || restore.isSuccess}
        error={restore.error}
        onClose={choice.reset}
        onConfirm={() => restore.mutate({ path: path ?? "" })}
      >
        {t("restoreWhy", { path: path ?? "" })}
      </ConfirmDialog>
    </section>
  );
}
