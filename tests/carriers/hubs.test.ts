import { expect, test } from "vitest";
import { milesBetween } from "#electron/carriers/simulated/rating/miles.ts";
import { gateways } from "#electron/carriers/simulated/tracking/places/gateways.ts";
import { hubsOf } from "#electron/carriers/simulated/tracking/places/sorting-place.ts";
import { townsAbroad } from "#electron/carriers/simulated/tracking/places/towns-abroad.ts";
import { carriers } from "#shared/contract/rates.ts";
import { engine } from "./random-sale.ts";

test.each(carriers)(
  "every hub and gateway of %s lies where its ZIP code lies, in its time zone",
  (carrier) => {
    for (const { text, point, timeZone } of [...hubsOf[carrier], ...gateways[carrier]]) {
      const [, city = "", state = "", zip = ""] = /^(.+), ([A-Z]{2}) (\d{5})$/.exec(text) ?? [];
      const place = engine.locate({ country: "US", zip, state, city });
      expect([text, place?.state, place?.timeZone]).toEqual([text, state, timeZone]);
      expect([text, milesBetween(point, place ?? point) < 25]).toEqual([text, true]);
    }
    const texts = hubsOf[carrier].map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  },
);

test("every gateway abroad is in a time zone that exists, within its country's reach", () => {
  for (const [country, towns] of townsAbroad)
    for (const { text, point, timeZone } of towns) {
      expect(text.endsWith(`, ${country}`)).toBe(true);
      expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
      const middle = engine.locate({ country, zip: "", state: "", city: "" });
      expect([text, milesBetween(point, middle ?? point) < 2200]).toEqual([text, true]);
    }
});
