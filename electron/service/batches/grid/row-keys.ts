import { nameKey } from "#electron/addresses/text/fold.ts";
import type { Draft } from "./draft.ts";

/** What a row is found by: its twins by recipient, and the words of the search. */
export function rowKeys(
  orderNumber: string,
  { toAddress }: Draft,
): { order_number: string; recipient: string; search: string } {
  const { name, company, street1, city, state, zip, country, email } = toAddress;
  const who = nameKey(name || company);
  const street = nameKey(street1);
  return {
    order_number: orderNumber,
    recipient: who && street ? `${who}|${street}|${nameKey(zip).slice(0, 5)}` : "",
    search: [orderNumber, name, company, street1, city, state, zip, country, email]
      .filter(Boolean)
      .join("\n")
      .toLowerCase(),
  };
}
