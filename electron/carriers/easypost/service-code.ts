/** What a quote of the account is: one rate of one shipment, and the account's own name of the service. */
export interface ServiceCode {
  shipment: string;
  rate: string;
  /** Their name, such as `UPSDAP`. */
  carrier: string;
  service: string;
  /** The carrier account that offered it; empty when it was not told. */
  account: string;
}

/** `shp_…/rate_…/USPS/Priority/ca_…`: stored with the quote, so that the shipment is known before anything is bought. */
export function writeServiceCode({
  shipment,
  rate,
  carrier,
  service,
  account,
}: ServiceCode): string {
  return [shipment, rate, carrier, service, account].map(encodeURIComponent).join("/");
}

/** The code of one of their rates. */
export function serviceCodeOf(
  shipment: string,
  rate: {
    id: string;
    carrier: string;
    service: string;
    carrier_account_id?: string | null | undefined;
  },
): string {
  const { id, carrier, service, carrier_account_id: account } = rate;
  return writeServiceCode({ shipment, rate: id, carrier, service, account: account ?? "" });
}

/** Reads it back. Throws for what is none: the quote of another carrier's gateway. */
export function readServiceCode(text: string): ServiceCode {
  const [shipment = "", rate = "", carrier = "", service = "", account = ""] = text
    .split("/")
    .map(decodeURIComponent);
  if (!shipment.startsWith("shp_") || !rate.startsWith("rate_"))
    throw new Error(`not a quote of an EasyPost account: ${text}`);
  return { shipment, rate, carrier, service, account };
}
