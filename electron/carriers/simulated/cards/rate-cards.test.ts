import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { carriers } from "#shared/contract/rates.ts";
import { carrierName, serviceName } from "#shared/rules/service-name.ts";
import { ratesDir } from "../testing/open-for-test.ts";
import { loadRateCards } from "./load-rate-cards.ts";
import { openCardShelf } from "./open-card-shelf.ts";
import { parseRateCard } from "./parse-rate-card.ts";

const compiled = () => openCardShelf(ratesDir, "/nowhere").cards();
const upsText = readFileSync(join(ratesDir, "ups.json"), "utf8");

/** The UPS card with one thing changed. */
function changed(change: (card: ReturnType<typeof asRecord>) => void): string {
  const card = asRecord(upsText);
  change(card);
  return JSON.stringify(card);
}

function asRecord(text: string) {
  return JSON.parse(text) as Record<string, unknown> & {
    flatRates: Record<string, unknown>[];
    services: (Record<string, unknown> & {
      zones: string[];
      transitDays: number[];
      prices: { upToOunces: number; cents: number[] }[];
    })[];
  };
}

function refusal(text: string, file = "rates/ups.json"): string {
  try {
    parseRateCard(file, text, "UPS");
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "accepted";
}

test("a service is called on the screen what its label calls it", () => {
  const cards = compiled();
  for (const carrier of carriers)
    for (const { name, printed } of cards[carrier].services) {
      const brand = carrierName(carrier);
      expect(serviceName(carrier, name)).toBe(
        printed.startsWith(brand) ? printed : `${brand} ${printed}`,
      );
    }
});

test("the four cards that come with the product are good", () => {
  const cards = loadRateCards(ratesDir);
  for (const carrier of carriers) {
    expect(cards[carrier].carrier).toBe(carrier);
    expect(cards[carrier].services.length).toBeGreaterThanOrEqual(5);
  }
});

test("in every card, every price rises with the weight and never falls with a farther zone", () => {
  for (const { services } of Object.values(compiled()))
    for (const { rows } of services)
      for (const [index, row] of rows.entries())
        for (const [column, cents] of row.entries()) {
          expect(cents).toBeGreaterThanOrEqual(row[column - 1] ?? 0);
          expect(cents).toBeGreaterThan(rows[index - 1]?.[column] ?? 0);
        }
});

test("a bad card is refused with a sentence that names the file and the path", () => {
  const cases: [string, string][] = [
    [
      changed(({ services }) => services[0]?.prices[3]?.cents.pop()),
      "services[0].prices[3].cents: must have 9 prices, one for each zone",
    ],
    [
      changed(({ services }) => Object.assign(services[1]?.prices[1] ?? {}, { upToOunces: 16 })),
      "services[1].prices[1].upToOunces: must be greater than in the row before",
    ],
    [
      changed(({ services }) => services[2]?.transitDays.pop()),
      "services[2].transitDays: must have 7 entries, one for each zone",
    ],
    [
      changed(({ services }) => services[0]?.prices.pop()),
      "services[0].prices: must reach limits.maxOunces (2400), ends at 2240",
    ],
    [
      changed(({ services }) => Object.assign(services[1] ?? {}, { code: "GROUND" })),
      "services[1].code: stands twice: GROUND",
    ],
    [
      changed((card) => Object.assign(card, { pickup: { cutOff: "5pm", week: "every-day" } })),
      "pickup.cutOff: must be a time such as 17:00",
    ],
    [
      changed((card) =>
        Object.assign(card, {
          international: { groups: { A: ["CA"], B: ["CA"] }, everywhereElse: "F", notServed: [] },
        }),
      ),
      "international.groups.B: names CA, which stands elsewhere too",
    ],
    [
      changed(({ services }) => services[0]?.prices[2]?.cents.splice(4, 1, 900)),
      "services[0].prices[2].cents[4]: must not be less than for a lighter parcel",
    ],
    [
      changed(({ flatRates }) => Object.assign(flatRates[0] ?? {}, { package: "Crate" })),
      "flatRates[0].package: is no package of this card: Crate",
    ],
    [
      changed(({ flatRates }) => Object.assign(flatRates[0] ?? {}, { cents: [1, 2] })),
      "flatRates[0].cents: must have 9 prices, one for each zone",
    ],
    [changed((card) => Object.assign(card, { carrier: "USPS" })), "carrier: must be UPS, is USPS"],
  ];
  for (const [text, expected] of cases)
    expect(refusal(text)).toBe(`Rate card rates/ups.json is refused: ${expected}.`);
});

test("a price with a fraction of a cent, an unknown field and broken JSON are refused", () => {
  const fraction = changed(({ services }) => services[0]?.prices[0]?.cents.splice(0, 1, 9.5));
  expect(refusal(fraction)).toContain("services[0].prices[0].cents[0]: ");
  expect(refusal(changed((card) => Object.assign(card, { colour: "brown" })))).toContain("colour");
  expect(refusal("{")).toContain("Rate card rates/ups.json is refused: it is not JSON.");
});

test("a card that is wrong all over names the first ten places and counts the rest", () => {
  const text = changed(({ services: [, , third] }) => {
    for (const row of third?.prices ?? []) row.cents.pop();
  });
  expect(refusal(text)).toContain("services[2].prices[9].cents: ");
  expect(refusal(text)).not.toContain("services[2].prices[10]");
  expect(refusal(text)).toContain("; and 26 more.");
});

test("a missing card is named", () => {
  expect(() => loadRateCards("/nowhere")).toThrow("Rate card /nowhere/usps.json cannot be read.");
});
