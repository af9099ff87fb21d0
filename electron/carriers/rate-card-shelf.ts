import type { CarrierName } from "#shared/contract/rates.ts";

/** What is wrong with a rate card; `line` counts from 1, null where it is the file as a whole. */
export interface CardProblem {
  line: number | null;
  message: string;
}

export const ownCardKinds = ["card", "prices", "discounts"] as const;

/** A rate card of the company's own. */
export interface OwnCard {
  /** The name of its file. */
  name: string;
  carrier: CarrierName | null;
  /** `card`: everything of a carrier. `prices`: one service. `discounts`: percentages or dollars off. Null when it cannot be read. */
  kind: (typeof ownCardKinds)[number] | null;
  version: string | null;
  /** `previous`: the file is bad, and what stood in it before goes on. */
  inForce: "yes" | "previous" | "no";
  problems: CardProblem[];
}

/** The rate cards of a station: the product's, and a folder of the company's own. */
export interface RateCardShelf {
  /** Where own cards lie; it may not be there yet. */
  readonly folder: string;
  /** By carrier, what rates come from now. */
  inForce(): { carrier: CarrierName; version: string; ownFiles: string[] }[];
  own(): OwnCard[];
  /** What would become of a card beside the others; changes nothing. */
  check(name: string, text: string): OwnCard;
  /** Checks a card and puts it into the folder, in the place of one of the same name; a bad one changes nothing. */
  add(name: string, text: string): OwnCard;
  /** False when there is none of that name. */
  remove(name: string): boolean;
}
