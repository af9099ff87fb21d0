import { Button, Group } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { station } from "../../station/connect.ts";
import { Problem } from "../../ui/Problem.tsx";
import { LinkWay } from "./LinkWay.tsx";
import type { WayProps } from "./StepCard.tsx";

/** Asks for a folder; backups that were off are made daily from then on. */
export function BackupWay({ step: { finding } }: WayProps) {
  const { t } = useTranslation("goingLive");
  const choose = useMutation({
    mutationFn: async () => {
      const { path: folder } = await station.chooseFolder();
      const daily = finding === "backup.off" ? { schedule: "daily" as const } : {};
      if (folder !== null) await station.planBackups({ folder, ...daily });
    },
  });
  return (
    <>
      <Group gap="md">
        <Button variant="default" loading={choose.isPending} onClick={() => choose.mutate()}>
          {t("chooseFolder")}
        </Button>
        <LinkWay to="/settings/backup" words="backups" />
      </Group>
      <Problem error={choose.error} />
    </>
  );
}
