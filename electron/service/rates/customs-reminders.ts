import { postalTerritories } from "#electron/addresses/us/states.ts";
import type { CustomsInfo } from "#shared/contract/customs.ts";

/** 15 CFR 30.37(a): no filing up to this value under one Schedule B number. Cents. */
const exemptCents = 250_000;
const exemption = /30[._]37[\s_]*\(?a\)?/i;

function plain(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 2 });
}

function overExempt({ eel_pfc, customs_items }: CustomsInfo): string[] {
  if (!exemption.test(eel_pfc)) return [];
  const cents = new Map<string, number>();
  for (const { hs_tariff_number: code, value, quantity } of customs_items)
    cents.set(code, (cents.get(code) ?? 0) + Math.round(value * 100) * quantity);
  return [...cents]
    .filter(([, declared]) => declared > exemptCents)
    .map(
      ([code, declared]) =>
        `NOEEI 30.37(a) exempts up to 2,500 USD under one HS code, and ${plain(declared / 100)} USD are declared under ${code}: file the export in AES and give its ITN in eel_pfc, or the exemption that holds (such as NOEEI 30.36 to Canada).`,
    );
}

/** Pieces and parcel are weighed and rounded each by itself: half an ounce and one part in a hundred are no contradiction. */
function overWeight({ customs_items }: CustomsInfo, parcelOunces: number): string[] {
  const ounces = customs_items.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0);
  if (ounces <= parcelOunces * 1.01 + 0.5) return [];
  return [
    `The customs items weigh ${plain(ounces)} oz together, and the parcel ${plain(parcelOunces)} oz: give the weight of one piece in customs_items.`,
  ];
}

/** What a customs office would ask about a declaration that is priced all the same; `from` is the country it leaves. */
export function customsReminders(
  customs: CustomsInfo,
  parcel: { ounces: number; from: string },
): string[] {
  const exports = parcel.from === "US" || postalTerritories.has(parcel.from);
  return [...(exports ? overExempt(customs) : []), ...overWeight(customs, parcel.ounces)];
}
