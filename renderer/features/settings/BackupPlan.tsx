import { Alert, Button, Code, Group, NativeSelect, Text, Title } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type BackupPlan as Plan, backupSchedules } from "#shared/contract/desk/backups.ts";
import { station } from "../../station/connect.ts";
import { usePolicy } from "../../station/policy.ts";
import { formatMoment } from "../../ui/format.ts";
import { ManagedNote } from "../../ui/ManagedNote.tsx";
import { Problem } from "../../ui/Problem.tsx";
import { useBackups, usePlanBackups } from "./backups.ts";
import { PassphraseDialog } from "./PassphraseDialog.tsx";

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, "0")}:00`,
}));
const pauses = ["1", "2", "3", "4", "6", "8", "12", "24", "48", "168"];

/** When the station backs itself up, and where to. Saved at once. */
export function BackupPlan() {
  const { t } = useTranslation("backup");
  const { data, error } = useBackups();
  const now = useMutation({ mutationFn: () => station.backUpNow() });
  if (error) return <Problem title={t("notShown")} error={error} />;
  if (!data) return null;
  const { plan, nextAt, running, passphraseReadable } = data;
  const busy = running || now.isPending;
  return (
    <section aria-label={t("plan")}>
      <Title order={2}>{t("plan")}</Title>
      <Text c="dimmed" mb="xs">
        {t("planHint")} {t("retention")}
      </Text>
      <When plan={plan} />
      <Where plan={plan} />
      <Encryption isEncrypted={plan.encrypted} />
      {passphraseReadable ? null : (
        <Alert color="red" role="alert" mt="xs" title={t("passphraseLost")} />
      )}
      <Group gap="xs" mt="xs">
        <Button loading={busy} onClick={() => now.mutate()}>
          {t("runNow")}
        </Button>
        <Text role="status" c="dimmed">
          {busy ? t("running") : nextAt ? t("next", { when: formatMoment(nextAt) }) : t("nextNone")}
        </Text>
      </Group>
      <Problem title={t("notMade")} error={now.error} />
    </section>
  );
}

function When({ plan }: { plan: Plan }) {
  const { t } = useTranslation(["backup", "settings"]);
  const set = usePlanBackups();
  const { policy } = usePolicy();
  const { schedule, hour, everyHours } = policy.backups ?? {};
  const isFixed = [schedule, hour, everyHours].some((value) => value !== undefined);
  return (
    <>
      <Group gap="xs" align="end">
        <NativeSelect
          label={t("backup:schedule")}
          value={plan.schedule}
          disabled={schedule !== undefined}
          data={backupSchedules.map((value) => ({ value, label: t(`backup:schedules.${value}`) }))}
          onChange={(event) => {
            const schedule = backupSchedules.find((one) => one === event.currentTarget.value);
            if (schedule) set.mutate({ schedule });
          }}
        />
        {plan.schedule === "daily" ? (
          <NativeSelect
            label={t("backup:hour")}
            value={String(plan.hour)}
            disabled={hour !== undefined}
            data={hours}
            onChange={(event) => set.mutate({ hour: Number(event.currentTarget.value) })}
          />
        ) : null}
        {plan.schedule === "hours" ? (
          <NativeSelect
            label={t("backup:everyHours")}
            value={String(plan.everyHours)}
            disabled={everyHours !== undefined}
            data={[...new Set([...pauses, String(plan.everyHours)])]}
            onChange={(event) => set.mutate({ everyHours: Number(event.currentTarget.value) })}
          />
        ) : null}
      </Group>
      <ManagedNote isFixed={isFixed} contact={policy.contact} />
      <Problem title={t("settings:notSaved")} error={set.error} />
    </>
  );
}

function Where({ plan }: { plan: Plan }) {
  const { t } = useTranslation(["backup", "settings"]);
  const set = usePlanBackups();
  const { policy } = usePolicy();
  const isFixed = policy.backups?.folder !== undefined;
  const choose = useMutation({
    mutationFn: () => station.chooseFolder(),
    onSuccess: ({ path }) => (path ? set.mutate({ folder: path }) : undefined),
  });
  return (
    <>
      <Group gap="xs" mt="xs">
        <Text>{t("backup:folder")}</Text>
        <Code>{plan.folder}</Code>
        {isFixed ? null : (
          <>
            <Button variant="default" loading={choose.isPending} onClick={() => choose.mutate()}>
              {t("backup:folderChoose")}
            </Button>
            <Button variant="subtle" onClick={() => set.mutate({ folder: null })}>
              {t("backup:folderOwn")}
            </Button>
          </>
        )}
      </Group>
      <ManagedNote isFixed={isFixed} contact={policy.contact} />
      <Text c="dimmed">{t("backup:otherDisk")}</Text>
      <Problem title={t("settings:notSaved")} error={choose.error ?? set.error} />
    </>
  );
}

function Encryption({ isEncrypted }: { isEncrypted: boolean }) {
  const { t } = useTranslation(["backup", "settings", "common"]);
  const set = usePlanBackups();
  const [asking, setAsking] = useState(false);
  return (
    <Group gap="xs" mt="xs">
      <Text>{isEncrypted ? t("backup:encrypted") : t("backup:notEncrypted")}</Text>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t(isEncrypted ? "backup:changePassphrase" : "backup:setPassphrase")}
      </Button>
      {isEncrypted ? (
        <Button variant="subtle" onClick={() => set.mutate({ passphrase: null })}>
          {t("backup:stopEncrypting")}
        </Button>
      ) : null}
      <PassphraseDialog
        opened={asking}
        title={t("backup:passphraseTitle")}
        why={t("backup:passphraseWhy")}
        action={t("common:save")}
        isNew
        isBusy={set.isPending}
        error={set.error}
        onUse={(passphrase) => set.mutate({ passphrase }, { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </Group>
  );
}
