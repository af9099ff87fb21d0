import { z } from "zod";
import { PriceCents } from "./surcharge.ts";

const inches = z.number().positive().max(200);

/** The carrier's own packaging, or a band of sizes of one's own. */
export const PackageType = z.strictObject({
  /** As the API answers and takes it. */
  code: z.string().regex(/^[A-Za-z0-9]{2,40}$/, { error: "must be of letters and digits" }),
  name: z.string().min(1).max(60),
  /** Of packages of one family only the smallest that the parcel fits into is offered. */
  family: z.string().min(1).max(40),
  /**
   * `box`: the parcel fits into one of `inside`, turned as it likes. `envelope`: `inside` is the flat size; what is thick takes its
   * thickness from both sides. `volume`: one's own packaging of at most `maxCubicInches`.
   */
  shape: z.enum(["box", "envelope", "volume"]),
  inside: z.array(z.array(inches).min(2).max(3)).default([]),
  maxCubicInches: z.number().positive().optional(),
});
export type PackageType = z.output<typeof PackageType>;

/** A service at one price per package type, whatever it weighs. */
export const FlatRate = z.strictObject({
  /** The service that carries it, by its code: transit, days and reach are that one's. */
  service: z.string(),
  package: z.string(),
  code: z.string().regex(/^[A-Z0-9_]{1,60}$/, { error: "must be of A-Z, 0-9 and _" }),
  name: z.string().min(1).max(60),
  printed: z.string().min(1).max(60),
  maxOunces: z.number().positive(),
  /** Declared value of the whole parcel. */
  maxCustomsUsd: z.number().positive().optional(),
  /** One price, or one for each zone of the service. */
  cents: z.union([PriceCents, z.array(PriceCents)]),
});
export type FlatRate = z.output<typeof FlatRate>;
