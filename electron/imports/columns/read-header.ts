import type { ImportField } from "#shared/contract/desk/imports.ts";
import { headerKey } from "./header-key.ts";
import { synonyms } from "./synonyms.ts";

export interface HeaderReading {
  field: ImportField;
  /** The lower the surer. */
  rank: number;
}

/** Words that say whose the address is: the parcel goes there. The longer ones may be the field itself ("delivery address 1"). */
const receivers = [
  /^(?:shipping address|delivery address|recipient address|to address) /,
  /^(?:ship to|shipto|ship|shipping|deliver to|delivery|recipient|receiver|consignee|to|destination|customer|destinatario|envio|entrega|destino|cliente) /,
  / (?:de envio|de entrega|del destinatario|destinatario|envio|destino|shipping)$/,
] as const;
/** The parcel does not go there. */
const elsewhere =
  /\b(?:bill(?:ing)?|buyer|sender|shipper|from|return|seller|payer|invoice address|warehouse|origin address|tax|facturacion|remitente|comprador|vendedor|origen de)\b/;
const unitWords =
  /\b(?:in )?(?:oz|ounces?|onzas?|lbs?|pounds?|libras?|g|gr|grams?|gramos?|kgs?|kilos?|kilograms?|kilogramos?|in|inch(?:es)?|pulgadas?|cm|centimet(?:er|re)s?|centimetros?|mm|millimet(?:er|re)s?|milimetros?|usd|us)$/;
const measured: ReadonlySet<ImportField> = new Set([
  "length",
  "width",
  "height",
  "weight",
  "itemWeight",
  "itemValue",
] as const);

function lookUp(key: string): HeaderReading | null {
  const whole = synonyms.get(key);
  if (whole) return whole;
  const bare = synonyms.get(key.replace(unitWords, "").trim());
  return bare && measured.has(bare.field) ? bare : null;
}

/** What a header says by itself, in English or Spanish; null where it says nothing that an order needs. */
export function readHeader(header: string): HeaderReading | null {
  const key = headerKey(header);
  if (elsewhere.test(key) && !/^buyer notes?$/.test(key)) return null;
  for (const receiver of receivers) {
    const rest = receiver.test(key) ? lookUp(key.replace(receiver, "").trim()) : null;
    if (rest && !measured.has(rest.field)) return rest;
  }
  const plain = lookUp(key);
  return plain && { field: plain.field, rank: plain.rank + 100 };
}
