import type { CarrierRate, RateAnswer, RateRequest } from "#electron/carriers/carrier.ts";
import { carriers } from "#shared/contract/rates.ts";
import type { RateCards } from "../cards/load-rate-cards.ts";
import type { AreaTable } from "../cards/delivery-areas.ts";
import type { Locate } from "../parts.ts";
import { planRoute } from "./plan-route.ts";
import { quoteCard } from "./quote-card.ts";

/** Cheapest first; equal prices by the names of carrier and service. */
function byPrice(a: CarrierRate, b: CarrierRate): number {
  if (a.cents !== b.cents) return a.cents - b.cents;
  const left = `${a.carrier} ${a.service}`;
  const right = `${b.carrier} ${b.service}`;
  return left < right ? -1 : Number(left > right);
}

/** Rates of the carriers asked for. Deterministic: the same request at the same instant gives the same answer. */
export function rateShipment(
  parts: { cards: RateCards; locate: Locate; areas: AreaTable },
  request: RateRequest,
  nowMs: number,
): RateAnswer {
  const asked = request.carriers ?? carriers;
  const { cards } = parts;
  const route = planRoute(parts, request);
  if ("problem" in route)
    return {
      rates: [],
      messages: asked.map((carrier) => ({ carrier, type: "rate_error", message: route.problem })),
    };
  const answers = asked.map((carrier) => quoteCard(cards[carrier], route, request, nowMs));
  return {
    rates: answers.flatMap((answer) => answer.rates).toSorted(byPrice),
    messages: answers.flatMap((answer) => answer.messages),
  };
}
