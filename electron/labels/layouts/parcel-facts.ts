import type { LabelContent } from "#shared/rules/label.ts";
import { countryName } from "./country-name.ts";
import { dayMonthYear, dimensions, poundsAndOunces } from "./measures.ts";
import { serviceTitle } from "./service-title.ts";

/** Who sends what to whom, one line each: for the doc tab and the half of a sheet that is folded away. */
export function parcelFacts(content: LabelContent): string[] {
  const { carrier, service, to, from, parcel, shipDate, reference } = content;
  const place = [to.city, to.state, to.zip].filter(Boolean).join(" ");
  const abroad = to.country === from.country ? "" : `, ${countryName(to.country)}`;
  return [
    serviceTitle(carrier === "FEDEX" ? "FedEx" : carrier, service),
    `TRACKING #: ${content.trackingText}`,
    `TO: ${[to.name, to.company].filter(Boolean).join(", ")}`.toUpperCase(),
    `${place}${abroad}`.toUpperCase(),
    `SHIP DATE: ${dayMonthYear(shipDate)} \u00B7 ${poundsAndOunces(parcel.weight)} \u00B7 ${dimensions(parcel)}`,
    reference ? `REF: ${reference}` : "",
  ].filter(Boolean);
}
