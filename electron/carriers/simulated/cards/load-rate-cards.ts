import { readFileSync } from "node:fs";
import { join } from "node:path";
import { carriers } from "#shared/contract/rates.ts";
import type { CarrierName } from "#shared/contract/rates.ts";
import { compileCard } from "./compile-card.ts";
import type { CompiledCard } from "./compile-card.ts";
import { parseRateCard } from "./parse-rate-card.ts";

export type RateCards = Readonly<Record<CarrierName, CompiledCard>>;

function load(ratesDir: string, carrier: CarrierName): CompiledCard {
  const file = join(ratesDir, `${carrier.toLowerCase()}.json`);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new Error(`Rate card ${file} cannot be read.`, { cause: error });
  }
  return compileCard(parseRateCard(file, text, carrier));
}

/** Reads and checks the four cards once. Throws an Error whose sentence names the file and the path inside it. */
export function loadRateCards(ratesDir: string): RateCards {
  const [usps, ups, fedex, dhl] = carriers.map((carrier) => load(ratesDir, carrier));
  return { USPS: usps, UPS: ups, FEDEX: fedex, DHL: dhl } as RateCards;
}
