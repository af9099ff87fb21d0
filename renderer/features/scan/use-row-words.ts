import { useTranslation } from "react-i18next";
import type { BatchRow } from "#shared/contract/desk/batches.ts";
import { useDefaultPrinter } from "../../station/printers.ts";
import { sayError, sayProblem } from "../../texts/say-problem.ts";
import type { RowStage } from "./row-stage.ts";

interface Sum {
  required: string | null;
  available: string | null;
  currency: string | null;
}

/** The large words of a stage, and the line below them. */
export function useRowWords(
  stage: RowStage,
  row: BatchRow,
  quote: Sum | null,
  printError: Error | null,
): { title: string; detail: string } {
  const { t } = useTranslation("scan");
  const printer = useDefaultPrinter();
  const { order, problems } = row;
  const errors = problems.filter(({ severity }) => severity === "error");
  const code = order?.trackingCode ?? "";
  const sent = printer ? t("state.printing", { printer: printer.name }) : t("state.notPrinted");
  const words: Record<RowStage, readonly [title: string, detail: string]> = {
    rating: [t("state.rating"), ""],
    buying: [t("state.buying"), ""],
    weigh: [t("state.weigh"), ""],
    blocked: [t("state.blocked"), errors.map(sayProblem).join(" ")],
    excluded: [t("state.excluded"), t("state.excludedHelp")],
    poor: [
      t("state.poor"),
      t("state.poorHelp", {
        required: quote?.required ?? "?",
        available: quote?.available ?? "?",
        currency: quote?.currency ?? "",
      }),
    ],
    press: [printer ? t("state.press") : t("state.pressNoPrinter"), ""],
    confirm: [t("state.confirm"), ""],
    shipped: [
      `${t("state.shipped")}. ${t("state.next")}`,
      printError ? `${t("state.notPrinted")}: ${sayError(printError)}` : sent,
    ],
    already: [t("state.already"), t("state.alreadyHelp", { code })],
    pending: [t("state.pending"), t("state.pendingHelp")],
    notBought: [
      t("state.notBought"),
      t("state.notBoughtHelp", { reason: order?.error?.message ?? "" }),
    ],
    voided: [t("state.voided"), t("state.voidedHelp", { code })],
  };
  const [title, detail] = words[stage];
  return { title, detail };
}
