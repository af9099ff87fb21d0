import { z } from "zod";
import { readJson } from "./sources/read-json.ts";

const SourcePrice = z.object({
  source: z.string(),
  priceMicros: z.int().positive(),
  at: z.number(),
  used: z.boolean(),
});

/** The last accepted rate, as it is kept over a restart. */
const KeptRate = z.object({
  priceMicros: z.int().positive(),
  asOfMs: z.int(),
  sources: z.array(SourcePrice),
});
export type KeptRate = z.output<typeof KeptRate>;

/** Null when nothing, or nothing readable, was kept. */
export function readKept(text: string | null): KeptRate | null {
  return text === null ? null : readJson(KeptRate, text);
}

/** Where the last rate of each currency is kept. */
export interface RateMemory {
  read(currency: string): string | null;
  write(currency: string, text: string): Promise<void>;
}
