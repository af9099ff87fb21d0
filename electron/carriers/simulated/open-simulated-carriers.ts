import type { CarrierGateway } from "#electron/carriers/carrier.ts";
import { carrierInfo } from "./cards/carrier-info.ts";
import { loadDeliveryAreas } from "./cards/delivery-areas.ts";
import { magicRates } from "./magic/magic-rates.ts";
import { productShelf } from "./cards/open-card-shelf.ts";
import type { OpenParts, SimulatedParts } from "./parts.ts";
import { buy } from "./purchase/buy.ts";
import { find } from "./purchase/find.ts";
import { voidLabel } from "./purchase/void.ts";
import { rateShipment } from "./rating/rate-shipment.ts";
import { track } from "./tracking/track.ts";

/**
 * USPS, UPS, FedEx and DHL of the sandbox: no network, no chance; the same input at the same instant gives the same answer.
 * The rate cards and the delivery areas in `ratesDir` are read with the first question that needs them; it throws when they are missing or
 * wrong, with a sentence that names the file and the place.
 */
export function openSimulatedCarriers(given: SimulatedParts): CarrierGateway {
  const { ratesDir, shelf = productShelf(ratesDir), ...rest } = given;
  const parts: OpenParts = {
    ...rest,
    get cards() {
      return shelf.cards();
    },
    get areas() {
      return loadDeliveryAreas(ratesDir);
    },
  };
  return {
    services: () => carrierInfo(parts.cards),
    async rates(request) {
      return magicRates(request, (asked) => rateShipment(parts, asked, parts.clock.now()));
    },
    buy: (request) => buy(parts, request),
    find: async (request) => find(parts, request),
    void: async (label) => voidLabel(parts, label),
    track: async (trackingCode) => track(parts, trackingCode),
  };
}
