import type { CarrierRate } from "#electron/carriers/carrier.ts";
import type { CarrierMessage, CarrierName } from "#shared/contract/rates.ts";
import { carrierOf } from "../carrier-names.ts";
import { deliveryDate, localDay } from "../delivery-date.ts";
import { centsOf } from "../money.ts";
import { serviceCodeOf } from "../service-code.ts";
import { TheirMessage, TheirRate, type TheirShipment, UnreadRate } from "./schemas.ts";

export interface RatingFacts {
  /** The station's now, and where the parcel leaves from. */
  now: number;
  timeZone: string | null;
  isAbroad: boolean;
  /** The carrier's packaging that was asked for. */
  packageType: string | null;
  /** These alone; absent: all. */
  carriers?: readonly CarrierName[] | undefined;
}

export interface ParsedRates {
  rates: CarrierRate[];
  messages: CarrierMessage[];
}

/** Days that are assumed where a carrier tells none: so many that nobody takes it for quick. */
const assumedDays = { domestic: 10, abroad: 30 };

function isWanted(facts: RatingFacts, carrier: CarrierName | null): boolean {
  return !facts.carriers || (carrier !== null && facts.carriers.includes(carrier));
}

function theirMessages(shipment: TheirShipment, facts: RatingFacts): CarrierMessage[] {
  return (shipment.messages ?? []).flatMap((raw) => {
    const parsed = TheirMessage.safeParse(raw);
    if (!parsed.success) return [];
    const { carrier, type, message } = parsed.data;
    const ours = carrierOf(carrier ?? "");
    if (ours !== null && !isWanted(facts, ours)) return [];
    const text = typeof message === "string" ? message : JSON.stringify(message ?? "");
    return [{ carrier: ours ?? carrier ?? "EasyPost", type: type ?? "rate_error", message: text }];
  });
}

function rateOf(
  shipment: TheirShipment,
  rate: TheirRate,
  carrier: CarrierName,
  facts: RatingFacts,
): { rate: CarrierRate; message: CarrierMessage | null } | { message: CarrierMessage } {
  const cents = centsOf(rate.rate);
  const name = `${carrier} ${rate.service}`;
  if (cents === null || cents <= 0 || (rate.currency ?? "USD") !== "USD")
    return {
      message: {
        carrier,
        type: "rate_unusable",
        message: `${name} was offered for ${rate.rate} ${rate.currency ?? ""}; this station buys for US dollars above 0 only.`,
      },
    };
  const told = rate.delivery_days ?? rate.est_delivery_days;
  const known = typeof told === "number" && Number.isInteger(told) && told >= 0 && told < 365;
  const deliveryDays = known ? told : facts.isAbroad ? assumedDays.abroad : assumedDays.domestic;
  const given = /^\d{4}-\d{2}-\d{2}/.exec(rate.delivery_date ?? "")?.[0];
  const today = localDay(facts.now, facts.timeZone);
  return {
    rate: {
      carrier,
      service: rate.service,
      serviceCode: serviceCodeOf(shipment.id, rate),
      cents,
      breakdown: [{ code: "BASE", cents }],
      deliveryDays,
      deliveryDate: given ?? deliveryDate(today, deliveryDays, carrier),
      deliveryDateGuaranteed: rate.delivery_date_guaranteed === true,
      zone: carrier === "USPS" && shipment.usps_zone ? String(shipment.usps_zone) : null,
      billableOunces: null,
      packageType: facts.packageType,
      rateCard: null,
    },
    message: known
      ? null
      : {
          carrier,
          type: "no_delivery_estimate",
          message: `${name} comes without a delivery time; ${deliveryDays} days are assumed.`,
        },
  };
}

/** Says of a rate that cannot be read that it was left out; null when its carrier was not asked for. */
function leftOut(raw: unknown, facts: RatingFacts): CarrierMessage | null {
  const { carrier, service } = UnreadRate.parse(raw);
  const ours = carrierOf(carrier ?? "");
  if (facts.carriers && carrier && !isWanted(facts, ours)) return null;
  const name = ours ?? carrier ?? "EasyPost";
  return {
    carrier: name,
    type: "rate_unusable",
    message: `${name}${service ? ` ${service}` : ""} came without an id or a price that can be read; it is left out.`,
  };
}

/** Their answer to a shipment as our rates and messages. Throws when it has no list of rates: then it is not an answer. */
export function parseRates(shipment: TheirShipment, facts: RatingFacts): ParsedRates {
  if (!shipment.rates) throw new Error(`${shipment.id} has no rates`);
  const rates: CarrierRate[] = [];
  const messages = theirMessages(shipment, facts);
  const strangers = new Map<string, number>();
  for (const raw of shipment.rates) {
    const read = TheirRate.safeParse(raw);
    if (!read.success) {
      const message = leftOut(raw, facts);
      if (message) messages.push(message);
      continue;
    }
    const theirs = read.data;
    const carrier = carrierOf(theirs.carrier);
    if (carrier === null) strangers.set(theirs.carrier, (strangers.get(theirs.carrier) ?? 0) + 1);
    else if (isWanted(facts, carrier)) {
      const parsed = rateOf(shipment, theirs, carrier, facts);
      if ("rate" in parsed) rates.push(parsed.rate);
      if (parsed.message) messages.push(parsed.message);
    }
  }
  if (!facts.carriers)
    for (const [carrier, count] of strangers)
      messages.push({
        carrier,
        type: "carrier_not_supported",
        message: `${carrier} offers ${count} services that are left out: this station sells USPS, UPS, FedEx and DHL.`,
      });
  if (shipment.rates.length === 0 && messages.length === 0)
    messages.push({
      carrier: "EasyPost",
      type: "no_rates",
      message:
        "The EasyPost account offers nothing for this parcel and does not say why. Look there whether a carrier is set up.",
    });
  return { rates, messages };
}
