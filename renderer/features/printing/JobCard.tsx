import { Alert, Button, Group, NumberInput, Paper, Progress, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PrintJob } from "#shared/contract/desk/print-job.ts";
import { station } from "../../station/connect.ts";
import { sayProblem } from "../../texts/say-problem.ts";
import { formatMoment } from "../../ui/format.ts";
import { Problem } from "../../ui/Problem.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { SystemWords } from "../../ui/SystemWords.tsx";

const colors = {
  queued: "pending",
  printing: "processing",
  stopped: "failed",
  done: "success",
  cancelled: "cancelled",
} as const;

/** One print job: how far it is, and what can be done when it stopped. */
export function JobCard({ job }: { job: PrintJob }) {
  const { t } = useTranslation("printing");
  const { sent, total, state, profile, by, createdAt } = job;
  const title = job.labels === 0 ? t("jobs.test") : job.title;
  const cancel = useMutation({ mutationFn: () => station.cancelPrint({ jobId: job.id }) });
  const isRunning = state === "queued" || state === "printing";
  return (
    <Paper withBorder p="xs" component="section" aria-label={title}>
      <Stack gap={6}>
        <Group justify="space-between" wrap="nowrap" gap="xs">
          <Text fw={600} truncate>
            {title}
          </Text>
          <StatusBadge status={colors[state]} label={t(`jobs.states.${state}`)} />
        </Group>
        <Text size="xs" c="dimmed">
          {job.labels > 0 ? `${t("preview.labels", { count: job.labels })} · ` : ""}
          {profile.name} · {formatMoment(createdAt)} · {t("jobs.by", { by })}
        </Text>
        <Progress
          value={total > 0 ? (100 * sent) / total : 0}
          aria-label={t("jobs.progressOf", { title })}
          transitionDuration={0}
        />
        <Text size="xs" role="status">
          {state === "stopped" ? "" : t("jobs.progress", { sent, total })}
        </Text>
        {state === "stopped" ? <Stopped job={job} /> : null}
        {isRunning || state === "stopped" ? (
          <Button variant="default" onClick={() => cancel.mutate()} loading={cancel.isPending}>
            {t("jobs.cancel")}
          </Button>
        ) : null}
        <Problem error={cancel.error} />
      </Stack>
    </Paper>
  );
}

/** Why a job stopped, and the page that it goes on from: the first that surely is not printed, or one that jammed. */
function Stopped({ job }: { job: PrintJob }) {
  const { t } = useTranslation("printing");
  const next = Math.min(job.sent + 1, job.total);
  const [from, setFrom] = useState<number | string>(next);
  const resume = useMutation({
    mutationFn: () => station.resumePrint({ jobId: job.id, from: Number(from) }),
  });
  const raw = job.error?.message ?? "";
  const said = job.error ? sayProblem(job.error) : "";
  const isPage = Number.isInteger(from) && Number(from) >= 1 && Number(from) <= job.total;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isPage) resume.mutate();
      }}
    >
      <Alert
        color="red"
        role="alert"
        title={
          job.sent === 0
            ? t("jobs.stoppedFirst")
            : t("jobs.stoppedAt", { sent: job.sent, total: job.total })
        }
      >
        <Text size="xs">{said}</Text>
        <SystemWords text={said === raw ? "" : raw} />
      </Alert>
      <NumberInput
        mt={6}
        size="xs"
        label={t("jobs.from")}
        description={t("jobs.fromHelp")}
        min={1}
        max={job.total}
        allowDecimal={false}
        value={from}
        onChange={setFrom}
      />
      <Button mt="xs" type="submit" fullWidth loading={resume.isPending} disabled={!isPage}>
        {t("jobs.resume")}
      </Button>
      <Problem title={t("jobs.notResumed")} error={resume.error} />
    </form>
  );
}
