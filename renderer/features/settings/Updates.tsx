import { Alert, Anchor, Button, Group, Progress, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { UpdatesState } from "#shared/contract/desk/updates.ts";
import { station } from "../../station/connect.ts";
import { queries } from "../../station/news.ts";
import { usePolicy } from "../../station/policy.ts";
import { sayProblem } from "../../texts/say-problem.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { formatMoment } from "../../ui/format.ts";
import { ManagedNote } from "../../ui/ManagedNote.tsx";
import { Problem } from "../../ui/Problem.tsx";

const key = ["updates"];
const take = (now: UpdatesState) => queries.setQueryData(key, now);

/** Which version runs, whether there is a newer one, and how far it is. */
export function Updates() {
  const { t } = useTranslation("updates");
  const { data, error } = useQuery({ queryKey: key, queryFn: () => station.getUpdates() });
  const { policy } = usePolicy();
  if (!data) return <Problem title={t("unread")} error={error} />;
  const isOff = data.mode === "off";
  return (
    <Stack gap="sm" maw={640} align="flex-start">
      <Title order={2}>{t("runs", { version: data.version })}</Title>
      <Text>{t(`modes.${data.mode}`, { feed: data.feed ?? "" })}</Text>
      <ManagedNote isFixed={!isOff} contact={policy.contact} />
      {isOff ? null : <Newer state={data} />}
    </Stack>
  );
}

function Newer({ state }: { state: UpdatesState }) {
  const { t } = useTranslation("updates");
  const check = useMutation({ mutationFn: () => station.checkForUpdates(), onSuccess: take });
  const { phase, offer, problem, checkedAt } = state;
  const isAtWork = phase !== "idle" && phase !== "ready";
  const found = offer ? t("newer", { version: offer.version }) : t("newest");
  const known = checkedAt || offer ? found : problem ? "" : t("unasked");
  return (
    <>
      <Text role="status" fw={offer ? 600 : undefined}>
        {phase === "checking" ? t("checking") : known}
      </Text>
      {checkedAt ? (
        <Text size="xs" c="dimmed">
          {t("checkedAt", { when: formatMoment(checkedAt) })}
        </Text>
      ) : null}
      {problem ? (
        <Alert color="red" role="alert" w="100%" title={t("refused")}>
          {sayProblem(problem)}
        </Alert>
      ) : null}
      {offer ? <Way state={state} /> : null}
      <Button
        variant="default"
        disabled={isAtWork || phase === "ready"}
        loading={check.isPending}
        onClick={() => check.mutate()}
      >
        {t("check")}
      </Button>
      <Problem title={t("notDone")} error={check.error} />
    </>
  );
}

/** From the offer to the new version: fetched, then put in place; or told that somebody else does it. */
function Way({ state: { phase, hindrance, offer, progress } }: { state: UpdatesState }) {
  const { t } = useTranslation("updates");
  const [asked, setAsked] = useState(false);
  const fetchIt = useMutation({ mutationFn: () => station.downloadUpdate(), onSuccess: take });
  const install = useMutation({ mutationFn: () => station.installUpdate(), onSuccess: take });
  if (hindrance) return <Text>{t(`hindrances.${hindrance}`)}</Text>;
  const version = offer?.version ?? "";
  const percent = progress ? Math.floor((progress.bytes * 100) / progress.total) : 0;
  return (
    <>
      {phase === "downloading" ? (
        <Progress.Root w="100%" size="lg">
          <Progress.Section value={percent} aria-label={t("fetching", { version })} />
        </Progress.Root>
      ) : null}
      <Text role="status">
        {phase === "downloading" ? t("fetching", { version }) : null}
        {phase === "ready" ? t("ready", { version }) : null}
        {phase === "installing" ? t("installing") : null}
      </Text>
      <Group gap="xs">
        {phase === "idle" ? (
          <Button loading={fetchIt.isPending} onClick={() => fetchIt.mutate()}>
            {t("fetch", { version })}
          </Button>
        ) : null}
        {phase === "ready" ? <Button onClick={() => setAsked(true)}>{t("install")}</Button> : null}
        <Anchor component={Link} href="/settings/backup" size="sm">
          {t("toBackups")}
        </Anchor>
      </Group>
      <Problem title={t("notDone")} error={fetchIt.error} />
      <ConfirmDialog
        opened={asked}
        title={t("sure", { version })}
        action={t("install")}
        isBusy={install.isPending || phase === "installing"}
        error={install.error}
        onClose={() => {
          setAsked(false);
          install.reset();
        }}
        onConfirm={() => install.mutate()}
      >
        <Text>{t("sureWhy")}</Text>
      </ConfirmDialog>
    </>
  );
}
