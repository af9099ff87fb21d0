import { Button, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { station } from "../../station/connect.ts";
import { formatNumber } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";

/** A verified copy of everything in one file. */
export function Backup() {
  const { t } = useTranslation("settings");
  const backup = useMutation({ mutationFn: () => station.backUpStation() });
  const made = backup.data?.path ? backup.data : null;
  return (
    <section aria-label={t("backup")}>
      <Title order={2}>{t("backup")}</Title>
      <Text c="dimmed" mb="xs">
        {t("backupHint")}
      </Text>
      <Button loading={backup.isPending} onClick={() => backup.mutate()}>
        {t("backupMake")}
      </Button>
      <Text role="status" mt={4}>
        {made
          ? t("backupMade", {
              count: made.labels,
              path: made.path ?? "",
              size: formatNumber(made.bytes / 1_000_000),
            })
          : ""}
      </Text>
      <Problem title={t("backupNot")} error={backup.error} />
    </section>
  );
}
