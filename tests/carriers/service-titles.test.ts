import { expect, test } from "vitest";
import { labelOf } from "#electron/carriers/simulated/labels/label-of.ts";
import { planRoute } from "#electron/carriers/simulated/rating/plan-route.ts";
import { rateShipment } from "#electron/carriers/simulated/rating/rate-shipment.ts";
import { shelf } from "#electron/carriers/simulated/testing/open-for-test.ts";
import { locateSample, noAreas } from "#electron/carriers/simulated/testing/sample-places.ts";
import {
  addresses,
  customs,
  shipmentTo,
} from "#electron/carriers/simulated/testing/sample-shipments.ts";
import { layOutLabel } from "#electron/labels/lay-out-label.ts";
import { layoutFaults } from "#electron/labels/testing/layout-faults.ts";
import { labelSizes } from "#shared/rules/label.ts";

const parts = { cards: shelf.cards(), locate: locateSample, areas: noAreas };
const office = { ...addresses.denver, company: "Capitol Books" };
/** A Thursday and a Friday, so that both Saturday deliveries are offered. */
const moments = ["2026-11-19T16:00:00Z", "2026-11-20T16:00:00Z"].map((iso) => Date.parse(iso));

test("the title of every service stands whole on every paper, and a flat rate names its packaging beside the postage", () => {
  const seen = new Set<string>();
  for (const nowMs of moments)
    for (const to of [addresses.denver, office, addresses.ottawa, addresses.london])
      for (const side of [0.5, 1.5, 3, 5.5]) {
        const shipment = shipmentTo(to, { length: 8, width: 5, height: side, weight: 12 });
        const sent = { ...shipment, customsInfo: to.country === "US" ? null : customs };
        const route = planRoute(parts, sent);
        if ("problem" in route) throw new Error(route.problem);
        for (const quote of rateShipment(parts, sent, nowMs).rates) {
          const service = parts.cards[quote.carrier].services.find(
            ({ code }) => code === quote.serviceCode,
          );
          if (!service || seen.has(`${quote.carrier} ${service.code}`)) continue;
          seen.add(`${quote.carrier} ${service.code}`);
          const label = labelOf({
            shipment: sent,
            route,
            service,
            quote,
            serial: 7,
            shipDay: 20_000,
            soldDay: 20_000,
            reference: "SO-1001",
            isReturn: false,
          });
          for (const size of labelSizes) {
            const drawing = layOutLabel({ ...label, size });
            const texts = drawing.marks.flatMap((mark) =>
              mark.kind === "text" ? [mark.text] : [],
            );
            expect([service.code, size, layoutFaults(drawing)]).toEqual([service.code, size, []]);
            const cut = texts.filter((text) => text.endsWith("\u2026"));
            expect([service.code, size, cut]).toEqual([service.code, size, []]);
            const packaging = service.packageType?.name.toUpperCase() ?? "";
            expect(texts.join(" ")).toContain(packaging);
          }
        }
      }
  expect(seen.size).toBeGreaterThan(60);
});
