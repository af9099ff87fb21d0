import type { QuoteRow } from "#electron/store/rows.ts";
import type { Rate } from "#shared/contract/rates.ts";
import { dollarsFromCents } from "#shared/rules/money.ts";
import { instant } from "../../json.ts";
import { answeredCharges, storedCharges } from "../../rates/answered-charges.ts";

/** A saved quote as the rates verb answers it. */
export function rateOf(quote: QuoteRow): Rate {
  return {
    id: quote.id,
    carrier: quote.carrier,
    service: quote.service,
    rate: dollarsFromCents(quote.cents),
    currency: "USD",
    delivery_days: quote.delivery_days,
    delivery_date: quote.delivery_date,
    shipment_id: quote.shipment_id,
    expires_at: instant(quote.expires_at),
    zone: quote.zone,
    billable_weight: quote.billable_ounces,
    delivery_date_guaranteed: quote.guaranteed === 1,
    breakdown: answeredCharges(storedCharges(quote.breakdown, quote.cents)),
    package_type: quote.package_type,
    rate_card: quote.rate_card,
  };
}
