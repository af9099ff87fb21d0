import { Loader, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { sayError } from "../../texts/say-problem.ts";
import { Problem } from "../../ui/Problem.tsx";
import { OpenBatch } from "./OpenBatch.tsx";
import { useBatch } from "./queries.ts";

/** One batch at work, as the station has it. */
export function BatchDesk({ id }: { id: string }) {
  const { t } = useTranslation("batch");
  const { data: batch, error } = useBatch(id);
  return (
    <>
      <VisuallyHidden component="h1">{batch?.name || t("title")}</VisuallyHidden>
      {batch ? <OpenBatch batch={batch} /> : null}
      {error && !batch ? <Problem error={error} title={sayError(error)} /> : null}
      {!batch && !error ? <Loader size="sm" aria-label={t("title")} /> : null}
    </>
  );
}
