import { specialContents } from "#shared/contract/rates.ts";
import { z } from "zod";
import { workingWeeks } from "../calendar/working-days.ts";
import { Country, PriceCents, Surcharge, When, Zone } from "./surcharge.ts";

/** What a parcel may measure. Inches and ounces; girth is twice width plus height, the length being the longest side. */
const Limits = z.strictObject({
  maxOunces: z.number().positive(),
  maxLengthInches: z.number().positive().optional(),
  maxLengthPlusGirthInches: z.number().positive().optional(),
  /** Length + width + height. */
  maxSumInches: z.number().positive().optional(),
  /** Declared value of the whole parcel. */
  maxCustomsUsd: z.number().positive().optional(),
  /** Countries that take less than `maxOunces`, or nothing: 0. */
  maxOuncesTo: z.record(Country, z.number().min(0)).optional(),
  /** Countries that take other sizes. */
  sizesTo: z
    .array(
      z.strictObject({
        countries: z.array(Country),
        maxLengthInches: z.number().positive(),
        maxLengthPlusGirthInches: z.number().positive(),
      }),
    )
    .optional(),
});
export type Limits = z.output<typeof Limits>;

/** What counts between fields of a service; `wrong` names the place. */
function checkService(
  service: z.output<typeof Fields>,
  wrong: (path: (string | number)[], message: string) => void,
): void {
  const zones = service.zones.length;
  const perZone = (list: readonly number[], path: (string | number)[], what: string) => {
    if (list.length !== zones) wrong(path, `must have ${zones} ${what}, one for each zone`);
  };
  if (new Set(service.zones).size !== zones) wrong(["zones"], "must not name a zone twice");
  perZone(service.transitDays, ["transitDays"], "entries");
  for (const [index, surcharge] of service.surcharges.entries())
    if ("cents" in surcharge && Array.isArray(surcharge.cents))
      perZone(surcharge.cents, ["surcharges", index, "cents"], "amounts");
  for (const [index, row] of service.prices.entries()) {
    perZone(row.cents, ["prices", index, "cents"], "prices");
    const before = service.prices[index - 1];
    if (before && before.upToOunces >= row.upToOunces)
      wrong(["prices", index, "upToOunces"], "must be greater than in the row before");
    for (const [column, cents] of row.cents.entries())
      if (before && cents < (before.cents[column] ?? 0))
        wrong(["prices", index, "cents", column], "must not be less than for a lighter parcel");
  }
  const heaviest = service.prices.at(-1)?.upToOunces ?? 0;
  if (heaviest < service.limits.maxOunces)
    wrong(
      ["prices"],
      `must reach limits.maxOunces (${service.limits.maxOunces}), ends at ${heaviest}`,
    );
}

const Fields = z.strictObject({
  /** Names the service inside the card and at purchase: never change it while quotes live. */
  code: z.string().regex(/^[A-Z0-9_]{1,60}$/, { error: "must be of A-Z, 0-9 and _" }),
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
  /** Offered only when the parcel says that it holds this. */
  contents: z.enum(specialContents).optional(),
  guaranteed: z.boolean().default(false),
  /** Transit days count, and deliveries happen, on these days. */
  week: z.enum(workingWeeks),
  /** The same for residences, where it differs. */
  weekToResidences: z.enum(workingWeeks).optional(),
  /** Offered only when it would come on a Saturday. */
  saturdayOnly: z.boolean().default(false),
  limits: Limits,
  /** Parcels that are charged for at least so much: balloon prices, oversize, large packages. */
  chargedAtLeast: z
    .array(z.strictObject({ ounces: z.number().positive(), when: When }))
    .default([]),
  surcharges: z.array(Surcharge),
  zones: z.array(Zone).min(1),
  /** Working days from pick-up to delivery, one for each zone. */
  transitDays: z.array(z.number().int().min(1).max(60)),
  /** One row for each weight break, ascending; a row holds one price for each zone. */
  prices: z
    .array(z.strictObject({ upToOunces: z.number().positive(), cents: z.array(PriceCents) }))
    .min(1),
});

export const Service = Fields.superRefine((service, check) =>
  checkService(service, (path, message) => check.addIssue({ code: "custom", path, message })),
);
export type Service = z.output<typeof Service>;
