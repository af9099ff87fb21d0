import { Button, Group, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { station } from "../../station/connect.ts";
import { formatNumber } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";
import { PassphraseDialog } from "./PassphraseDialog.tsx";

/** One file with everything, where the person wants it. */
export function BackupByHand() {
  const { t } = useTranslation("backup");
  const [asking, setAsking] = useState(false);
  const backup = useMutation({
    mutationFn: station.backUpStation,
    onSettled: () => setAsking(false),
  });
  const made = backup.data?.path ? backup.data : null;
  return (
    <section aria-label={t("now")}>
      <Title order={2}>{t("now")}</Title>
      <Text c="dimmed" mb="xs">
        {t("nowHint")}
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          loading={backup.isPending}
          onClick={() => backup.mutate({})}
          title={t("plainHint")}
        >
          {t("make")}
        </Button>
        <Button variant="default" disabled={backup.isPending} onClick={() => setAsking(true)}>
          {t("makeEncrypted")}
        </Button>
      </Group>
      <Text role="status" mt={4}>
        {made
          ? t("made", {
              count: made.labels,
              path: made.path ?? "",
              size: formatNumber(made.bytes / 1_000_000),
            })
          : ""}
      </Text>
      <Problem title={t("notMade")} error={backup.error} />
      <PassphraseDialog
        opened={asking}
        title={t("makeTitle")}
        why={t("encryptHint")}
        action={t("makeDo")}
        isNew
        isBusy={backup.isPending}
        error={null}
        onUse={(passphrase) => backup.mutate({ passphrase })}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
