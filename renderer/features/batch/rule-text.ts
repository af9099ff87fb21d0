import type { TFunction } from "i18next";
import type { RateRule } from "#shared/contract/desk/rules.ts";
import { serviceName } from "#shared/rules/service-name.ts";

/** A rule in words. */
export function ruleText(t: TFunction<"batch">, rule: RateRule): string {
  if (rule.kind === "cheapest_within") return t("rule.cheapestWithin", { count: rule.days });
  if (rule.kind === "service") return serviceName(rule.carrier ?? "", rule.service);
  return t(`rule.${rule.kind}`);
}
