import { Button, Checkbox, NativeSelect, Stack, Text, Title } from "@mantine/core";
import type { PrinterProfile } from "#shared/contract/desk/printer-profile.ts";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { usePrintJobs } from "../../station/printers.ts";
import { Problem } from "../../ui/Problem.tsx";
import { AskAgain } from "./AskAgain.tsx";
import { JobCard } from "./JobCard.tsx";
import { type PreviewOf, usePreview } from "./queries.ts";
import { SetUpPrinter } from "./SetUpPrinter.tsx";
import { usePrint } from "./use-print.ts";
import { useSavePdf } from "./use-save-pdf.ts";

interface OptionsProps {
  of: PreviewOf;
  profiles: readonly PrinterProfile[];
  onProfile: (id: string) => void;
  onSlips: (slips: boolean) => void;
  onOnlyUnprinted: (only: boolean) => void;
}

/** How the pages are printed, the keys that do it, and how far it is. */
export function Options({ of, profiles, onProfile, onSlips, onOnlyUnprinted }: OptionsProps) {
  const { t } = useTranslation("printing");
  const { data } = usePreview(of, 0);
  const printing = usePrint(of);
  const saving = useSavePdf(of);
  const printKey = useRef<HTMLButtonElement>(null);
  const setUp = useRef(false);
  useEffect(() => {
    if (of.profile === null) setUp.current = true;
    // The printer was set up just now: what is pressed next is Print.
    else if (setUp.current && data) {
      setUp.current = false;
      printKey.current?.focus();
    }
  }, [of.profile, data]);
  return (
    <Stack gap="sm" component="section" aria-label={t("options.region")}>
      <div>
        <Title order={2}>{data ? t("preview.labels", { count: data.labels }) : " "}</Title>
        {data && data.printedBefore > 0 ? (
          <Text c="dimmed">{t("preview.before", { count: data.printedBefore })}</Text>
        ) : null}
      </div>
      <Checkbox
        label={t("options.packingSlips")}
        checked={of.packingSlips}
        onChange={(event) => onSlips(event.currentTarget.checked)}
      />
      <Checkbox
        label={t("options.onlyUnprinted")}
        checked={of.onlyUnprinted}
        onChange={(event) => onOnlyUnprinted(event.currentTarget.checked)}
      />
      {of.profile ? (
        <>
          <NativeSelect
            label={t("options.profile")}
            data={profiles.map(({ id, name }) => ({ value: id, label: name }))}
            value={of.profile.id}
            onChange={(event) => onProfile(event.currentTarget.value)}
          />
          <Button
            ref={printKey}
            onClick={() => printing.print()}
            loading={printing.isPending}
            disabled={!data}
          >
            {t("options.print")}
          </Button>
        </>
      ) : (
        <SetUpPrinter />
      )}
      <Button variant="default" onClick={saving.save} loading={saving.isPending} disabled={!data}>
        {t("options.save")}
      </Button>
      <Text size="xs" role="status">
        {saving.path ? t("options.saved", { path: saving.path }) : ""}
      </Text>
      <Problem title={t("options.notSaved")} error={saving.error} />
      <Problem title={t("options.notStarted")} error={printing.error} />
      <AskAgain
        asked={printing.asked}
        onAll={() => printing.print({ again: true })}
        onRest={() => printing.print({ onlyUnprinted: true })}
        onClose={printing.dismiss}
      />
      <RunningJobs startedId={printing.jobId} />
    </Stack>
  );
}

/** Jobs that are not through, and the one that was started here. */
function RunningJobs({ startedId }: { startedId: string | null }) {
  const { data } = usePrintJobs();
  const shown = data?.jobs.filter(
    ({ id, state }) => id === startedId || (state !== "done" && state !== "cancelled"),
  );
  return shown?.map((job) => <JobCard key={job.id} job={job} />);
}
