import type { TFunction } from "i18next";
import type { RateRule } from "#shared/contract/desk/rules.ts";

/** A rule in words. */
export function ruleText(t: TFunction<"batch">, rule: RateRule): string {
  if (rule.kind === "cheapest_within") return t("rule.cheapestWithin", { count: rule.days });
  if (rule.kind === "service") return `${rule.carrier ?? ""} ${rule.service}`;
  return t(`rule.${rule.kind}`);
}
