import type { Shipment } from "#electron/carriers/carrier.ts";
import type { QuoteRow } from "#electron/store/rows.ts";
import { type FieldError, StationError } from "#shared/contract/errors.ts";
import { returnProblem } from "#shared/rules/returns.ts";

/** Refuses items that are to be returns and cannot be, all at once. */
export function checkReturns(
  items: readonly { isReturn?: boolean | null | undefined }[],
  quotes: readonly Pick<QuoteRow, "carrier">[],
  shipments: readonly Shipment[],
): void {
  const errors = items.flatMap(({ isReturn }, index): FieldError[] => {
    const [quote, shipment] = [quotes[index], shipments[index]];
    if (!isReturn || !quote || !shipment) return [];
    const problem = returnProblem({
      carrier: quote.carrier,
      fromCountry: shipment.fromAddress.country,
      toCountry: shipment.toAddress.country,
      customs: shipment.customsInfo,
    });
    return problem ? [{ code: "INVALID", field: `items[${index}].isReturn`, ...problem }] : [];
  });
  if (errors.length === 0) return;
  const sentence = errors.map(({ field, message }) => `${field} ${message}.`).join(" ");
  throw new StationError("VALIDATION_ERROR", sentence, { errors });
}
