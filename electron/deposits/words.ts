import { type Currency, formatUnits } from "#shared/rules/money.ts";
import type { Change } from "./rounds/record-findings.ts";

/** What a person is told of a change at once; null for what the wallet page tells by itself. */
export function noticeOf(
  currency: Currency,
  { kind, units, owed }: Pick<Change, "kind" | "units" | "owed">,
): string | null {
  const amount = `${formatUnits(units)} ${currency}`;
  if (kind === "ripe") return `A deposit of ${amount} is confirmed and in the wallet.`;
  if (kind === "restored")
    return `The deposit of ${amount} is confirmed again; what was taken back is in the wallet again.`;
  if (kind !== "lost") return null;
  const spent =
    owed === 0
      ? ""
      : ` ${formatUnits(owed)} ${currency} of it was spent already and is taken from the next money that comes in.`;
  return `A deposit of ${amount} was taken back: the chain was reorganised and no longer has it.${spent} It comes back by itself if it is confirmed again.`;
}
