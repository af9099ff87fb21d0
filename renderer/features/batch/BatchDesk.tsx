import { Loader, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sayError } from "../../texts/say-problem.ts";
import { Problem } from "../../ui/Problem.tsx";
import { AddOrNew } from "./home/AddOrNew.tsx";
import { DropAnywhere } from "./home/DropAnywhere.tsx";
import { type Given, givenFile, useTakeOrders } from "./home/take-orders.ts";
import { usePaste } from "./home/use-paste.ts";
import { OpenBatch } from "./OpenBatch.tsx";
import { useBatch } from "./queries.ts";

/** One batch at work, as the station has it. */
export function BatchDesk({ id }: { id: string }) {
  const { t } = useTranslation("batch");
  const { data: batch, error } = useBatch(id);
  const { reading, take } = useTakeOrders();
  const [given, setGiven] = useState<Given | null>(null);
  // A batch that is being bought takes no file, and neither does one whose own columns are not settled.
  const isOpen = batch?.state === "open" || batch?.state === "checking";
  const come = (orders: Given) => (isOpen ? setGiven(orders) : void take(orders));
  usePaste(come);
  return (
    <>
      <DropAnywhere active={reading === null} onDrop={(file) => come(givenFile(file))} />
      <VisuallyHidden component="h1">{batch?.name || t("title")}</VisuallyHidden>
      {batch ? <OpenBatch batch={batch} isCovered={given !== null} /> : null}
      {batch && given ? (
        <AddOrNew batch={batch} given={given} onClose={() => setGiven(null)} />
      ) : null}
      {error && !batch ? <Problem error={error} title={sayError(error)} /> : null}
      {!batch && !error ? <Loader size="sm" aria-label={t("title")} /> : null}
    </>
  );
}
