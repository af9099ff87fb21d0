import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CarrierGateway, CarrierRate, Shipment } from "#electron/carriers/carrier.ts";
import { openCardShelf } from "../cards/open-card-shelf.ts";
import { openSimulatedCarriers } from "../open-simulated-carriers.ts";
import type { SoldBook } from "../sold-book.ts";
import { memoryBook } from "./memory-book.ts";
import { locateSample } from "./sample-places.ts";

export const ratesDir = fileURLToPath(new URL("../../../../resources/rates", import.meta.url));

/** A Tuesday morning in Austin: 2026-11-17 10:00. */
export const tuesdayMorning = Date.parse("2026-11-17T16:00:00Z");

export interface TestCarriers {
  carriers: CarrierGateway;
  book: SoldBook;
  /** Milliseconds that `wait` was asked for, which the clock then shows. */
  waited: number[];
  setTime: (ms: number) => void;
  /** The rate of a service, such as `GROUND` of UPS. Throws when it is not offered. */
  rate: (shipment: Shipment, serviceCode: string) => Promise<CarrierRate>;
}

export const shelf = openCardShelf(ratesDir, join(ratesDir, "none-of-ones-own"));

/** The carriers on the real cards, a book in memory and a clock that the test holds. */
export function openForTest(startMs = tuesdayMorning): TestCarriers {
  let nowMs = startMs;
  const waited: number[] = [];
  const book = memoryBook();
  const carriers = openSimulatedCarriers({
    ratesDir,
    shelf,
    clock: { now: () => nowMs },
    locate: locateSample,
    book,
    wait: (ms) => {
      waited.push(ms);
      nowMs += ms;
      return Promise.resolve();
    },
  });
  return {
    carriers,
    book,
    waited,
    setTime: (ms) => {
      nowMs = ms;
    },
    rate: async (shipment, serviceCode) => {
      const { rates } = await carriers.rates(shipment);
      const rate = rates.find((rate) => rate.serviceCode === serviceCode);
      if (!rate) throw new Error(`${serviceCode} is not offered`);
      return rate;
    },
  };
}
