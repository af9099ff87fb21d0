import type { BuyRequest, CarrierRate } from "#electron/carriers/carrier.ts";
import type { CompiledCard, CompiledService } from "../cards/compile-card.ts";
import type { RateCards } from "../cards/load-rate-cards.ts";
import type { AreaTable } from "../cards/delivery-areas.ts";
import type { Locate } from "../parts.ts";
import { planRoute } from "../rating/plan-route.ts";
import type { Route } from "../rating/plan-route.ts";
import { quoteCard } from "../rating/quote-card.ts";

export interface Offer {
  card: CompiledCard;
  service: CompiledService;
  route: Route;
  quote: CarrierRate;
}

/** Today's price of the service that a purchase names, or the sentence why the carrier does not sell it. */
export function offerFor(
  parts: { cards: RateCards; locate: Locate; areas: AreaTable },
  request: BuyRequest,
  nowMs: number,
): Offer | { problem: string } {
  const card = parts.cards[request.carrier];
  const route = planRoute(parts, request);
  if ("problem" in route) return route;
  const answer = quoteCard(card, route, request, nowMs);
  const quote = answer.rates.find(({ serviceCode }) => serviceCode === request.serviceCode);
  const service = card.services.find(({ code }) => code === request.serviceCode);
  if (quote && service) return { card, service, route, quote };
  const reason = answer.messages[0]?.message;
  const said = `${request.carrier} does not offer ${request.service} for this shipment.`;
  return { problem: reason ? `${said} ${reason}` : said };
}
