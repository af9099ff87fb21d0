import { carriers } from "#shared/contract/rates.ts";
import { z } from "zod";
import { workingWeeks } from "../calendar/working-days.ts";

const cents = z.number().int().min(0).max(100_000_00);
const zone = z.string().regex(/^[A-Z0-9]{1,4}$/, { error: "must be a zone such as 2, AK or C" });
const country = z.string().regex(/^[A-Z]{2}$/, { error: "must be a 2-letter country code" });

/** What a parcel may measure. Inches and ounces; girth is twice width plus height, the length being the longest side. */
const Limits = z.strictObject({
  maxOunces: z.number().positive(),
  maxLengthInches: z.number().positive().optional(),
  maxLengthPlusGirthInches: z.number().positive().optional(),
  /** Length + width + height. */
  maxSumInches: z.number().positive().optional(),
  /** Declared value of the whole parcel. */
  maxCustomsUsd: z.number().positive().optional(),
});
export type Limits = z.output<typeof Limits>;

/** Added to the base price in the order written; `fuel` is a share of everything above it. */
const Surcharge = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("residential"), cents }),
  z.strictObject({ kind: z.literal("fuel"), percent: z.number().min(0).max(100) }),
]);

const Service = z
  .strictObject({
    /** Names the service inside the card and at purchase: never change it while quotes live. */
    code: z.string().regex(/^[A-Z0-9_]{1,40}$/, { error: "must be of A-Z, 0-9 and _" }),
    /** As the API answers it. */
    name: z.string().min(1).max(60),
    /** As the label prints it. */
    printed: z.string().min(1).max(60),
    icon: z.string().min(1).max(4),
    /** The carrier's own number of the service inside tracking codes and barcodes. */
    barcodeCode: z.string().regex(/^[A-Z0-9]{1,4}$/, { error: "must be of A-Z and 0-9" }),
    reach: z.enum(["domestic", "international"]),
    /** Whom it delivers to; an address without a company counts as a residence. */
    recipients: z.enum(["any", "residence", "business"]).default("any"),
    guaranteed: z.boolean().default(false),
    /** Transit days count, and deliveries happen, on these days. */
    week: z.enum(workingWeeks),
    limits: Limits,
    surcharges: z.array(Surcharge),
    zones: z.array(zone).min(1),
    /** Working days from pick-up to delivery, one for each zone. */
    transitDays: z.array(z.number().int().min(1).max(60)),
    /** One row for each weight break, ascending; a row holds one price for each zone. */
    prices: z
      .array(z.strictObject({ upToOunces: z.number().positive(), cents: z.array(cents) }))
      .min(1),
  })
  .superRefine((service, check) => {
    const wrong = (path: (string | number)[], message: string) =>
      check.addIssue({ code: "custom", path, message });
    const zones = service.zones.length;
    if (new Set(service.zones).size !== zones) wrong(["zones"], "must not name a zone twice");
    if (service.transitDays.length !== zones)
      wrong(["transitDays"], `must have ${zones} entries, one for each zone`);
    for (const [index, row] of service.prices.entries()) {
      if (row.cents.length !== zones)
        wrong(["prices", index, "cents"], `must have ${zones} prices, one for each zone`);
      const before = service.prices[index - 1];
      if (before && before.upToOunces >= row.upToOunces)
        wrong(["prices", index, "upToOunces"], "must be greater than in the row before");
    }
    const heaviest = service.prices.at(-1)?.upToOunces ?? 0;
    if (heaviest < service.limits.maxOunces)
      wrong(
        ["prices"],
        `must reach limits.maxOunces (${service.limits.maxOunces}), ends at ${heaviest}`,
      );
  });
export type Service = z.output<typeof Service>;

/** One carrier's prices and rules, as they lie in resources/rates. See its README. */
export const RateCard = z
  .strictObject({
    format: z.literal(1),
    carrier: z.enum(carriers),
    version: z.string().min(1).max(60),
    currency: z.literal("USD"),
    /** Which way domestic zones are counted: rating/zone.ts. */
    zoning: z.enum(["postal", "parcel"]),
    dimensional: z.strictObject({
      /** Cubic inches to the pound. */
      divisor: z.number().positive(),
      /** Smaller parcels are charged by their actual weight. */
      aboveCubicInches: z.number().min(0),
      rounding: z.enum(["up", "nearest"]),
    }),
    pickup: z.strictObject({
      cutOff: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "must be a time such as 17:00" }),
      week: z.enum(workingWeeks),
    }),
    deliversToPoBoxes: z.boolean(),
    deliversToMilitary: z.boolean(),
    /** Working days beyond the gateway in the States, added for military addresses. */
    militaryTransitDays: z.number().int().min(0).max(60).default(0),
    /** False: ships from the United States and its territories alone. */
    imports: z.boolean(),
    international: z.strictObject({
      groups: z.record(zone, z.array(country)),
      everywhereElse: zone,
      notServed: z.array(country),
    }),
    services: z.array(Service).min(1),
  })
  .superRefine((card, check) => {
    const wrong = (path: (string | number)[], message: string) =>
      check.addIssue({ code: "custom", path, message });
    const codes = new Set<string>();
    for (const [index, { code }] of card.services.entries()) {
      if (codes.has(code)) wrong(["services", index, "code"], `stands twice: ${code}`);
      codes.add(code);
    }
    const countries = new Set<string>();
    for (const [group, list] of Object.entries(card.international.groups))
      for (const country of list) {
        if (countries.has(country))
          wrong(["international", "groups", group], `names ${country}, which stands elsewhere too`);
        countries.add(country);
      }
  });
export type RateCard = z.output<typeof RateCard>;
