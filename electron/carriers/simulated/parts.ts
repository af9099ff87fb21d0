import type { AreaTable } from "./cards/delivery-areas.ts";
import type { OpenCardShelf } from "./cards/open-card-shelf.ts";
import type { RateCards } from "./cards/load-rate-cards.ts";
import type { SoldBook } from "./sold-book.ts";

/** What a postal code stands for; `state` is null where only the country is known. */
export interface LocatedPlace {
  latitude: number;
  longitude: number;
  /** IANA name; null where unknown. */
  timeZone: string | null;
  city: string | null;
  state: string | null;
}

/** The part of the address engine that carriers need: null when a postal code cannot be placed. */
export type Locate = (address: {
  country: string;
  zip: string;
  state: string;
  city: string;
}) => LocatedPlace | null;

/** Everything outside that the simulated carriers touch. */
export interface SimulatedParts {
  /** Folder with `usps.json`, `ups.json`, `fedex.json`, `dhl.json`, `delivery-areas.csv`. */
  ratesDir: string;
  /** The cards in force; the product's in `ratesDir` alone when absent. */
  shelf?: Pick<OpenCardShelf, "cards">;
  clock: { now(): number };
  locate: Locate;
  book: SoldBook;
  /** Lets time pass; only `MAGIC SLOW` uses it. */
  wait(ms: number): Promise<void>;
}

/** The same with what the cards say. */
export interface OpenParts extends Omit<SimulatedParts, "ratesDir" | "shelf"> {
  /** Those in force at the moment of asking. */
  readonly cards: RateCards;
  readonly areas: AreaTable;
}
