import { readFileSync } from "node:fs";
import { join } from "node:path";
import { carriers } from "#shared/contract/rates.ts";
import type { CarrierName } from "#shared/contract/rates.ts";
import { oncePer } from "#shared/rules/once-per.ts";
import type { CompiledCard } from "./compile-card.ts";
import { parseRateCard } from "./parse-rate-card.ts";
import type { RateCard } from "./rate-card.ts";

export type RateCards = Readonly<Record<CarrierName, CompiledCard>>;

function load(ratesDir: string, carrier: CarrierName): RateCard {
  const file = join(ratesDir, `${carrier.toLowerCase()}.json`);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new Error(`Rate card ${file} cannot be read.`, { cause: error });
  }
  return parseRateCard(file, text, carrier);
}

/**
 * The product's four cards, read and checked once. Throws an Error whose sentence names the file and the path inside it.
 */
export const loadRateCards = oncePer(
  (ratesDir): Readonly<Record<CarrierName, RateCard>> =>
    Object.fromEntries(carriers.map((carrier) => [carrier, load(ratesDir, carrier)])) as Record<
      CarrierName,
      RateCard
    >,
);
