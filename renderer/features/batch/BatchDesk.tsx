import { Loader, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { sayError } from "../../texts/say-problem.ts";
import { Problem } from "../../ui/Problem.tsx";
import { DropAnywhere } from "./home/DropAnywhere.tsx";
import { useTakeOrders } from "./home/take-orders.ts";
import { OpenBatch } from "./OpenBatch.tsx";
import { useBatch } from "./queries.ts";

/** One batch at work, as the station has it. */
export function BatchDesk({ id }: { id: string }) {
  const { t } = useTranslation("batch");
  const { data: batch, error } = useBatch(id);
  const { reading, takeFile } = useTakeOrders();
  return (
    <>
      <DropAnywhere active={reading === null} onDrop={(file) => void takeFile(file)} />
      <VisuallyHidden component="h1">{batch?.name || t("title")}</VisuallyHidden>
      {batch ? <OpenBatch batch={batch} /> : null}
      {error && !batch ? <Problem error={error} title={sayError(error)} /> : null}
      {!batch && !error ? <Loader size="sm" aria-label={t("title")} /> : null}
    </>
  );
}
