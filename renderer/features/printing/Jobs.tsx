import { SimpleGrid, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { usePrintJobs } from "../../station/printers.ts";
import { Problem } from "../../ui/Problem.tsx";
import { JobCard } from "./JobCard.tsx";

/** The last print jobs, newest first. */
export function Jobs() {
  const { t } = useTranslation("printing");
  const { data, error } = usePrintJobs();
  return (
    <section aria-label={t("jobs.region")}>
      <Problem title={t("jobs.unread")} error={error} />
      {data?.jobs.length === 0 ? <Text c="dimmed">{t("jobs.none")}</Text> : null}
      <SimpleGrid cols={3} spacing="sm" style={{ alignItems: "start" }}>
        {data?.jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </SimpleGrid>
    </section>
  );
}
