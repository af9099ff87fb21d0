import type { CustomsInfo } from "#shared/contract/customs.ts";
import { customsTotals, usd } from "./customs-figures.ts";

/**
 * What the labels of UPS, FedEx and DHL say of goods that cross a border: description, value, origin, tariff number, export filing,
 * terms and signer. The declaration itself travels with the commercial invoice.
 */
export function contentsLines(customs: CustomsInfo): string[] {
  const [first] = customs.customs_items;
  const more = customs.customs_items.length - 1;
  const kind = customs.contents_type.replaceAll("_", " ").toUpperCase();
  const origins = [...new Set(customs.customs_items.map((item) => item.origin_country))];
  return [
    `DESC: ${first?.description ?? kind}${more > 0 ? ` (+ ${more} more)` : ""}`,
    `CUSTOMS VALUE: ${usd(customsTotals(customs).value)} USD \u00B7 ORIGIN: ${origins.join(" ")} \u00B7 HS: ${first?.hs_tariff_number ?? ""}`,
    `EEL/PFC: ${customs.eel_pfc} \u00B7 INCOTERM: ${customs.incoterm} \u00B7 ${kind}`,
    `SIGNED: ${customs.customs_signer}`,
  ];
}
