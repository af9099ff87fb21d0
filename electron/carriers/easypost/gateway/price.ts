import type { PriceAnswer, PriceRequest } from "#electron/carriers/carrier.ts";
import { StationError } from "#shared/contract/errors.ts";
import { centsOf } from "../money.ts";
import { parseRates } from "../parse/rates.ts";
import { isGivenBack, isSold } from "../parse/sale.ts";
import { TheirShipment } from "../parse/schemas.ts";
import { labelSizeOption, printedReference, shipmentRequest } from "../request/shipment.ts";
import { readServiceCode, type ServiceCode, serviceCodeOf } from "../service-code.ts";
import type { Shop } from "./buy.ts";
import { ratingFacts, spelled } from "./rates.ts";
import type { EasyPostParts } from "./parts.ts";
import { assertRead, knownShipment, readShipment } from "./shipment-reading.ts";

/** Has a quote's own shipment, made before anybody knew of an order, the label that is wanted now? */
export function suits(
  wanted: Pick<PriceRequest, "carrier" | "isReturn" | "labelReference" | "labelSize">,
): boolean {
  return (
    !wanted.isReturn &&
    printedReference(wanted.labelReference) === null &&
    labelSizeOption(wanted.labelSize, wanted.carrier) === null
  );
}

function shipmentOf(body: unknown): TheirShipment {
  const parsed = TheirShipment.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new StationError("CARRIER_ERROR", "EasyPost's answer to the shipment cannot be read.");
}

function sameService(wanted: ServiceCode, found: ServiceCode): boolean {
  return (
    found.carrier === wanted.carrier &&
    found.service === wanted.service &&
    (wanted.account === "" || found.account === wanted.account)
  );
}

type Rate = NonNullable<PriceAnswer["rate"]>;

function soldRate(shipment: TheirShipment): Rate {
  const { id, selected_rate: rate } = shipment;
  const cents = rate ? centsOf(rate.rate) : null;
  if (!rate || cents === null || cents <= 0)
    throw new StationError(
      "CARRIER_ERROR",
      "EasyPost sold this shipment and does not say for what.",
    );
  return { serviceCode: serviceCodeOf(id, rate), cents, sold: true };
}

/** The label that was bought for an item, and was not given back, when its station knew more than it does now; null when there is none. */
async function soldBefore(shop: Shop, reference: string): Promise<Rate | null> {
  const shipment = await knownShipment(shop.caller, reference);
  return shipment && isSold(shipment) && !isGivenBack(shipment) ? soldRate(shipment) : null;
}

async function ratedAnew(
  parts: EasyPostParts,
  shop: Shop,
  request: PriceRequest,
): Promise<TheirShipment> {
  const { shipment: id, carrier } = readServiceCode(request.serviceCode);
  if (!request.another)
    return shipmentOf(
      await shop.caller.must({ method: "POST", path: `/shipments/${id}/rerate`, body: {} }),
    );
  const body = shipmentRequest(spelled(parts, request), {
    reference: request.reference,
    isReturn: request.isReturn,
    labelReference: request.labelReference,
    labelSize: request.labelSize,
    carrier: request.carrier,
    labelFormat: shop.picturesOnly.has(carrier) ? "PNG" : "PDF",
  });
  return shipmentOf(await shop.caller.must({ method: "POST", path: "/shipments", body }));
}

/** What a service costs now: of the quote's shipment, rated again, or of another one. */
export async function price(
  parts: EasyPostParts,
  shop: Shop,
  request: PriceRequest,
): Promise<PriceAnswer> {
  const wanted = readServiceCode(request.serviceCode);
  if (!request.another) {
    const reading = await readShipment(shop.caller, wanted.shipment);
    assertRead(reading);
    if (reading.kind === "sold") return { rate: soldRate(reading.shipment), messages: [] };
  } else if (request.isRestored) {
    const rate = await soldBefore(shop, request.reference);
    if (rate) return { rate, messages: [] };
  }
  const shipment = await ratedAnew(parts, shop, request);
  const { rates, messages } = parseRates(shipment, {
    ...ratingFacts(parts, request),
    carriers: [request.carrier],
  });
  const found = rates.find(({ serviceCode }) => sameService(wanted, readServiceCode(serviceCode)));
  if (!found) return { rate: null, messages };
  return { rate: { serviceCode: found.serviceCode, cents: found.cents, sold: false }, messages };
}
