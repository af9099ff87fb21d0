import type { CarrierGateway } from "#electron/carriers/carrier.ts";
import { loadRateCards } from "./cards/load-rate-cards.ts";
import { servicesOf } from "./cards/services-of.ts";
import { magicRates } from "./magic/magic-rates.ts";
import type { OpenParts, SimulatedParts } from "./parts.ts";
import { buy } from "./purchase/buy.ts";
import { find } from "./purchase/find.ts";
import { voidLabel } from "./purchase/void.ts";
import { rateShipment } from "./rating/rate-shipment.ts";
import { track } from "./tracking/track.ts";

/**
 * USPS, UPS, FedEx and DHL of the sandbox: no network, no chance; the same input at the same instant gives the same answer.
 * Throws when a rate card in `ratesDir` is missing or wrong, with a sentence that names the file and the path inside it.
 */
export function openSimulatedCarriers(given: SimulatedParts): CarrierGateway {
  const { ratesDir, ...rest } = given;
  const parts: OpenParts = { ...rest, cards: loadRateCards(ratesDir) };
  return {
    services: () => servicesOf(parts.cards),
    async rates(request) {
      return magicRates(request, (asked) => rateShipment(parts, asked, parts.clock.now()));
    },
    buy: (request) => buy(parts, request),
    find: async (request) => find(parts, request),
    void: async (label) => voidLabel(parts, label),
    track: async (trackingCode) => track(parts, trackingCode),
  };
}
