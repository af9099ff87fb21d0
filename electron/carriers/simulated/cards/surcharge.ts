import { chargeCodes } from "#shared/rules/charges.ts";
import { z } from "zod";

/** Ends that cost more to reach, by ZIP: resources/rates/delivery-areas.csv. */
export const deliveryAreas = ["standard", "extended", "remote", "alaska", "hawaii"] as const;
export type DeliveryArea = (typeof deliveryAreas)[number];

export const Cents = z.number().int().min(0).max(100_000_00);
/** A price of its own: nothing is carried for nothing. */
export const PriceCents = Cents.min(1, { error: "must be at least 1 cent" });
export const Zone = z
  .string()
  .regex(/^[A-Z0-9]{1,4}$/, { error: "must be a zone such as 2, AK or C" });
export const Country = z.string().regex(/^[A-Z]{2}$/, { error: "must be a 2-letter country code" });

const above = z.number().positive();

/** All that is named must hold. Inches, ounces as the scale shows them, cubic inches. */
export const When = z.strictObject({
  recipient: z.enum(["residence", "business"]).optional(),
  area: z.enum(deliveryAreas).optional(),
  countries: z.array(Country).optional(),
  ouncesAbove: above.optional(),
  longestAbove: above.optional(),
  secondLongestAbove: above.optional(),
  lengthPlusGirthAbove: above.optional(),
  cubicInchesAbove: above.optional(),
});
export type When = z.output<typeof When>;

const code = z.enum(chargeCodes).exclude(["BASE", "DISCOUNT", "FUEL"]);

/** A fixed amount, or `FUEL`: a share of all that stands above it. Of several with one code only the dearest is charged. */
export const Surcharge = z.union([
  z.strictObject({
    code,
    /** One amount, or one for each zone of the service. */
    cents: z.union([Cents, z.array(Cents)]),
    when: When.optional(),
    /** Charges that this one takes the place of. */
    insteadOf: z.array(code).optional(),
  }),
  z.strictObject({ code: z.literal("FUEL"), percent: z.number().min(0).max(100) }),
]);
export type Surcharge = z.output<typeof Surcharge>;
