import { Stack } from "@mantine/core";
import { BackupByHand } from "./BackupByHand.tsx";
import { BackupHistory } from "./BackupHistory.tsx";
import { BackupPlan } from "./BackupPlan.tsx";
import { Restore } from "./Restore.tsx";

/** How everything is kept safe, and how it comes back. */
export function Backups() {
  return (
    <Stack gap="lg" maw={760}>
      <BackupPlan />
      <BackupByHand />
      <Restore />
      <BackupHistory />
    </Stack>
  );
}
