import type { BuyRequest, CarrierRate } from "#electron/carriers/carrier.ts";
import { dayFromIso } from "../calendar/day.ts";
import { localTime } from "../calendar/local-time.ts";
import { shippingDay } from "../calendar/shipping-day.ts";
import type { CompiledCard, CompiledService } from "../cards/compile-card.ts";
import { labelOf } from "../labels/label-of.ts";
import { magicOf } from "../magic/magic-of.ts";
import type { Route } from "../rating/plan-route.ts";
import { commitMinutes } from "../tracking/timetable/commit-times.ts";
import { serviceWeek } from "../rating/service-week.ts";
import type { Doorstep } from "../tracking/wording/wording.ts";
import type { SoldRecord } from "./sold-record.ts";

function doorstepOf({ toPostOffice, residential }: Route): Doorstep {
  if (toPostOffice) return toPostOffice === "box" ? "po-box" : "counter";
  return residential ? "residence" : "business";
}

/** A label and its journey, as they are written into the book. */
export function makeSale(
  request: BuyRequest,
  offer: { card: CompiledCard; service: CompiledService; route: Route; quote: CarrierRate },
  serial: number,
  nowMs: number,
): SoldRecord {
  const { card, service, route, quote } = offer;
  const shipDay = shippingDay(nowMs, route.from.timeZone, card.pickup);
  const { fromAddress, toAddress, parcel, customsInfo } = request;
  const content = labelOf({
    shipment: { fromAddress, toAddress, parcel, customsInfo },
    route,
    service,
    quote,
    serial,
    shipDay,
    soldDay: localTime(nowMs, route.from.timeZone).day,
    reference: request.labelReference,
    isReturn: request.isReturn,
  });
  return {
    format: 1,
    sale: {
      trackingCode: content.trackingCode,
      cents: quote.cents,
      label: { kind: "content", content },
    },
    journey: {
      carrier: request.carrier,
      from: route.from,
      to: route.to,
      shipDay,
      deliveryDay: dayFromIso(quote.deliveryDate),
      week: serviceWeek(service, route.residential),
      holidays: card.pickup.holidays,
      pickup: { cutOffMinutes: card.pickup.cutOffMinutes },
      magic: magicOf(toAddress),
      commitMinutes: commitMinutes(request.carrier, service.carriedAs.code, route.residential),
      doorstep: doorstepOf(route),
    },
  };
}
