import type { CarrierRate, RateAnswer, Shipment } from "#electron/carriers/carrier.ts";
import { isoFromDay } from "../calendar/day.ts";
import { shippingDay } from "../calendar/shipping-day.ts";
import { addWorkingDays } from "../calendar/working-days.ts";
import type { CompiledCard, CompiledService } from "../cards/compile-card.ts";
import { misfit } from "./limits.ts";
import { notServed } from "./not-served.ts";
import type { Route } from "./plan-route.ts";
import { priceOf } from "./price.ts";
import { billableOunces } from "./weight.ts";
import { zoneOnCard } from "./zone-on-card.ts";

function suits(service: CompiledService, route: Route, zone: string): boolean {
  if (service.reach !== route.reach || !service.columnOf.has(zone)) return false;
  return service.recipients === "any" || (service.recipients === "residence") === route.residential;
}

/** All that one carrier offers for a shipment at an instant, unsorted, with a message for each reason why it offers less. */
export function quoteCard(
  card: CompiledCard,
  route: Route,
  shipment: Shipment,
  nowMs: number,
): RateAnswer {
  const { carrier } = card;
  const messages: RateAnswer["messages"] = [];
  const say = (message: string) => messages.push({ carrier, type: "rate_error", message });
  const closed = notServed(card, route, shipment.customsInfo);
  if (closed) {
    say(closed);
    return { rates: [], messages };
  }
  const zone = zoneOnCard(card, route);
  const offered = zone ? card.services.filter((service) => suits(service, route, zone)) : [];
  if (!zone || offered.length === 0) {
    say(`${carrier} has no service from ${route.from.state} to ${route.to.state}.`);
    return { rates: [], messages };
  }
  const ounces = billableOunces(card.dimensional, shipment.parcel);
  const shipDay = shippingDay(nowMs, route.from.timeZone, card.pickup);
  const military = route.from.region === "military" || route.to.region === "military";
  const extraDays = military ? card.militaryTransitDays : 0;
  const rates: CarrierRate[] = [];
  const misfits = new Map<string, string[]>();
  for (const service of offered) {
    const reason = misfit(service.limits, shipment.parcel, shipment.customsInfo);
    if (reason) {
      misfits.set(reason, [...(misfits.get(reason) ?? []), service.name]);
      continue;
    }
    const price = priceOf(service, zone, ounces, route.residential);
    const transitDays = service.transitDays[service.columnOf.get(zone) ?? -1];
    if (!price || transitDays === undefined) continue;
    const deliveryDays = transitDays + extraDays;
    rates.push({
      carrier,
      service: service.name,
      serviceCode: service.code,
      cents: price.cents,
      deliveryDays,
      deliveryDate: isoFromDay(addWorkingDays(service.week, shipDay, deliveryDays)),
      deliveryDateGuaranteed: service.guaranteed && !military,
      zone,
      billableOunces: ounces,
    });
  }
  for (const [why, services] of misfits)
    say(`The parcel ${why} of ${carrier} ${services.join(", ")}.`);
  return { rates, messages };
}
