import type { CarrierRate, RateAnswer, Shipment } from "#electron/carriers/carrier.ts";
import { isoFromDay, weekdayOf } from "../calendar/day.ts";
import { shippingDay, startingDay } from "../calendar/shipping-day.ts";
import { addWorkingDays } from "../calendar/working-days.ts";
import type { CompiledCard, CompiledService } from "../cards/compile-card.ts";
import { customsFormNeeded } from "./customs-form.ts";
import { fitsInto } from "./fits-into.ts";
import { measure, misfit } from "./limits.ts";
import { notServed } from "./not-served.ts";
import { offeredServices } from "./offered-services.ts";
import type { Route } from "./plan-route.ts";
import { priceOf } from "./price.ts";
import { serviceWeek } from "./service-week.ts";
import { billableOunces, chargedOunces } from "./weight.ts";
import { zoneOnCard } from "./zone-on-card.ts";

const saturday = 6;

/** Why a carrier has nothing to offer on a route. */
function nothing(card: CompiledCard, route: Route, asked: string | undefined): string {
  const { carrier, packages } = card;
  const type = packages.find(({ code }) => code.toLowerCase() === asked?.toLowerCase());
  const way = `from ${route.from.state || route.from.country} to ${route.to.state || route.to.country}`;
  if (asked === undefined || type)
    return `${carrier} has no ${type ? `${type.name} ` : ""}service ${way}.`;
  return `${carrier} has no package type ${asked}.`;
}

/** All that one carrier offers for a shipment at an instant, unsorted, with a message for each reason why it offers less. */
export function quoteCard(
  card: CompiledCard,
  route: Route,
  shipment: Shipment,
  nowMs: number,
): RateAnswer {
  const { carrier } = card;
  const { parcel, customsInfo } = shipment;
  const messages: RateAnswer["messages"] = [];
  const say = (message: string, type = "rate_error") => messages.push({ carrier, type, message });
  const closed = notServed(card, route, shipment);
  if (closed) {
    say(closed);
    return { rates: [], messages };
  }
  const zone = zoneOnCard(card, route);
  const measures = measure(parcel);
  const offered = zone ? offeredServices(card.services, route, zone, parcel, measures) : [];
  if (!zone || offered.length === 0) {
    say(nothing(card, route, parcel.packageType));
    return { rates: [], messages };
  }
  const { residential, area } = route;
  const ounces = chargedOunces(parcel.weight);
  const dimensional = billableOunces(card.dimensional, parcel);
  const country = (route.to.region === "foreign" ? route.to : route.from).country;
  const facts = { ounces: parcel.weight, measures, residential, area, country };
  const shipDay = shippingDay(nowMs, route.from.timeZone, card.pickup);
  const firstDay = startingDay(shipDay, route.from.timeZone, route.to.timeZone);
  const military = route.from.region === "military" || route.to.region === "military";
  const arrival = (service: CompiledService, days: number): number =>
    addWorkingDays(serviceWeek(service, residential), firstDay, days, card.holidays);
  const rates: CarrierRate[] = [];
  const misfits = new Map<string, string[]>();
  for (const service of offered) {
    const type = service.packageType;
    const reason =
      misfit(service.limits, facts, customsInfo, country) ??
      (type && !fitsInto(type, measures) ? `does not fit into the ${type.name}` : null);
    if (reason) {
      misfits.set(reason, [...(misfits.get(reason) ?? []), service.name]);
      continue;
    }
    const own = type === null || type.shape === "volume";
    const price = priceOf(service, zone, {
      ...facts,
      billableOunces: type ? ounces : dimensional,
    });
    const transitDays = service.transitDays[service.columnOf.get(zone) ?? -1];
    if (!price || transitDays === undefined) continue;
    const deliveryDays = transitDays + (military ? card.militaryTransitDays : 0);
    const deliveryDay = arrival(service, deliveryDays);
    if (service.saturdayOnly && weekdayOf(deliveryDay) !== saturday) continue;
    rates.push({
      carrier,
      service: service.name,
      serviceCode: service.code,
      cents: price.cents,
      breakdown: price.breakdown,
      deliveryDays,
      deliveryDate: isoFromDay(deliveryDay),
      deliveryDateGuaranteed: service.guaranteed && !military,
      zone,
      billableOunces: price.billableOunces,
      packageType: own ? null : type.code,
      rateCard: card.version,
    });
  }
  for (const [why, services] of misfits)
    say(`The parcel ${why} of ${carrier} ${services.join(", ")}.`);
  const form = customsFormNeeded(card, route, shipment);
  if (form && rates.length > 0) say(form, "customs_form_needed");
  const dangerous = customsInfo?.contents_type === "dangerous_goods";
  if (dangerous && card.dangerousGoods === "by-contract" && rates.length > 0)
    say(
      `${carrier} takes dangerous goods under a contract for them alone, packed and declared by its rules.`,
      "dangerous_goods_contract_needed",
    );
  return { rates, messages };
}
