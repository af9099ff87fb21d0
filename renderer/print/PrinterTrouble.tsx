import { Alert, Anchor } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { usePrintJobs } from "../station/printers.ts";
import { sayProblem } from "../texts/say-problem.ts";

/** A printer that stopped while other work goes on: told there, because nobody looks at the Print screen meanwhile. */
export function PrinterTrouble() {
  const { t } = useTranslation("printing");
  const { data } = usePrintJobs();
  const stopped = data?.jobs.find(({ state }) => state === "stopped");
  if (!stopped) return null;
  const { profile, error } = stopped;
  return (
    <Alert color="red" role="alert" mb="sm">
      {t("trouble.stopped", { printer: profile.name, reason: error ? sayProblem(error) : "" })}{" "}
      <Anchor component={Link} href="/print/jobs/all" inherit c="inherit">
        {t("trouble.look")}
      </Anchor>
    </Alert>
  );
}
