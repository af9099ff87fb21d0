import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Batch } from "#shared/contract/desk/batch.ts";

const colors = {
  mapping: "yellow",
  checking: "blue",
  open: "gray",
  buying: "blue",
  paused: "yellow",
} as const;

/** Where a batch stands, in a word or two. */
export function BatchState({ batch }: { batch: Batch }) {
  const { t } = useTranslation("batch");
  const { counts, state } = batch;
  const left = counts.total - counts.bought - counts.excluded - counts.voided;
  if (state === "open" && counts.total > 0 && left === 0)
    return <Badge color="green">{t("state.done")}</Badge>;
  return <Badge color={colors[state]}>{t(`state.${state}`)}</Badge>;
}
