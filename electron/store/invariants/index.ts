import { attemptRules } from "./attempts.ts";
import { depositRules } from "./deposits.ts";
import { entryRules } from "./entries.ts";
import { eventRules } from "./events.ts";
import { labelRules } from "./labels.ts";
import { orderRules } from "./orders.ts";
import { rateRules } from "./rates.ts";
import type { Rule } from "./rule.ts";
import { totalRules } from "./totals.ts";

/** Every rule that the books obey. */
export const rules: readonly Rule[] = [
  ...entryRules,
  ...depositRules,
  ...attemptRules,
  ...labelRules,
  ...orderRules,
  ...eventRules,
  ...rateRules,
  ...totalRules,
];
