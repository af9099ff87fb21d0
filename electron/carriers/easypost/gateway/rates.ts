import type { RateAnswer, RateRequest, Shipment } from "#electron/carriers/carrier.ts";
import { StationError } from "#shared/contract/errors.ts";
import { parseRates, type RatingFacts } from "../parse/rates.ts";
import { TheirShipment } from "../parse/schemas.ts";
import { shipmentRequest } from "../request/shipment.ts";
import type { Caller } from "./caller.ts";
import type { EasyPostParts } from "./parts.ts";

/** A package type as the carriers spell it; null for one's own packaging. */
function packageTypeOf(parts: EasyPostParts, asked: string | undefined): string | null {
  if (asked === undefined || asked.toLowerCase() === "package") return null;
  const known = parts.services().flatMap(({ packageTypes }) => packageTypes);
  const same = known.find(({ packageType }) => packageType.toLowerCase() === asked.toLowerCase());
  return same?.packageType ?? asked;
}

/** The shipment with its package type spelled as it must be. */
export function spelled<T extends Shipment>(parts: EasyPostParts, shipment: T): T {
  const packageType = packageTypeOf(parts, shipment.parcel.packageType);
  if (packageType === null) return shipment;
  return { ...shipment, parcel: { ...shipment.parcel, packageType } };
}

export function ratingFacts(
  parts: EasyPostParts,
  shipment: Shipment,
): Omit<RatingFacts, "carriers"> {
  const { fromAddress, toAddress, parcel } = shipment;
  return {
    now: parts.clock.now(),
    timeZone: parts.timeZoneOf(fromAddress),
    isAbroad: fromAddress.country !== toAddress.country,
    packageType: packageTypeOf(parts, parcel.packageType),
  };
}

/** A new shipment at EasyPost, with what it would cost. Nothing is bought; one that never is costs nothing. */
export async function rates(
  parts: EasyPostParts,
  caller: Caller,
  request: RateRequest,
): Promise<RateAnswer> {
  const asked = spelled(parts, request);
  const body = await caller.must({
    method: "POST",
    path: "/shipments",
    body: shipmentRequest(asked),
  });
  const shipment = TheirShipment.safeParse(body);
  if (!shipment.success || !shipment.data.rates)
    throw new StationError(
      "CARRIER_ERROR",
      "EasyPost's rates cannot be read. Nothing was changed.",
    );
  try {
    return parseRates(shipment.data, { ...ratingFacts(parts, asked), carriers: request.carriers });
  } catch (cause) {
    const failure = new StationError(
      "CARRIER_ERROR",
      "EasyPost's rates cannot be read. Nothing was changed.",
    );
    failure.cause = cause;
    throw failure;
  }
}
