import { useTranslation } from "react-i18next";
import { useDefaultPrinter } from "../../station/printers.ts";
import { sayError } from "../../texts/say-problem.ts";
import type { RowStage } from "./row-stage.ts";

/** What the words of a stage speak of. */
export interface StageFacts {
  /** The tracking code of a label that was bought. */
  code: string;
  /** Why a purchase failed. */
  reason: string;
  /** What keeps a row from being bought, in words. */
  problems?: string;
  /** What the wallet lacks. */
  sum?: { required: string | null; available: string | null; currency: string | null } | null;
  printError: Error | null;
}

/** The large words of a stage, and the line below them. */
export function useStageWords(
  stage: RowStage,
  { code, reason, problems = "", sum, printError }: StageFacts,
): { title: string; detail: string } {
  const { t } = useTranslation("scan");
  const printer = useDefaultPrinter();
  const sent = printer ? t("state.printing", { printer: printer.name }) : t("state.notPrinted");
  const words: Record<RowStage, readonly [title: string, detail: string]> = {
    rating: [t("state.rating"), ""],
    buying: [t("state.buying"), ""],
    weigh: [t("state.weigh"), ""],
    blocked: [t("state.blocked"), problems],
    excluded: [t("state.excluded"), t("state.excludedHelp")],
    poor: [
      t("state.poor"),
      t("state.poorHelp", {
        required: sum?.required ?? "?",
        available: sum?.available ?? "?",
        currency: sum?.currency ?? "",
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
    notBought: [t("state.notBought"), t("state.notBoughtHelp", { reason })],
    voided: [t("state.voided"), t("state.voidedHelp", { code })],
  };
  const [title, detail] = words[stage];
  return { title, detail };
}
