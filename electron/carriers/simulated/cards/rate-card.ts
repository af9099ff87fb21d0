import { carriers } from "#shared/contract/rates.ts";
import { z } from "zod";
import { holidays } from "../calendar/holidays.ts";
import { workingWeeks } from "../calendar/working-days.ts";
import { FlatRate, PackageType } from "./package-type.ts";
import { Service } from "./service.ts";
import { Country, Zone } from "./surcharge.ts";

type Wrong = (path: (string | number)[], message: string) => void;

const Fields = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal(2),
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
  /** On these the carrier neither picks up nor delivers. */
  holidays: z.array(z.enum(holidays)),
  deliversToPoBoxes: z.boolean(),
  deliversToMilitary: z.boolean(),
  /** Working days beyond the gateway in the States, added for military addresses. */
  militaryTransitDays: z.number().int().min(0).max(60).default(0),
  /** False: ships from the United States and its territories alone. */
  imports: z.boolean(),
  international: z.strictObject({
    groups: z.record(Zone, z.array(Country)),
    everywhereElse: Zone,
    notServed: z.array(Country),
    /** What becomes of a parcel that is declared as dangerous goods. */
    dangerousGoods: z.enum(["accepted", "refused", "by-contract"]).default("refused"),
  }),
  services: z.array(Service).min(1),
  packages: z.array(PackageType).default([]),
  flatRates: z.array(FlatRate).default([]),
});

function checkTwice(
  list: readonly { code: string }[],
  room: string,
  seen: Set<string>,
  wrong: Wrong,
) {
  for (const [index, { code }] of list.entries()) {
    if (seen.has(code)) wrong([room, index, "code"], `stands twice: ${code}`);
    seen.add(code);
  }
}

function checkGroups({ international }: z.output<typeof Fields>, wrong: Wrong): void {
  const countries = new Set<string>();
  for (const [group, list] of Object.entries(international.groups))
    for (const country of list) {
      if (countries.has(country))
        wrong(["international", "groups", group], `names ${country}, which stands elsewhere too`);
      countries.add(country);
    }
}

function checkFlatRates(card: z.output<typeof Fields>, wrong: Wrong): void {
  for (const [index, { shape, inside, maxCubicInches }] of card.packages.entries()) {
    if (shape === "volume" && maxCubicInches === undefined)
      wrong(["packages", index, "maxCubicInches"], "is needed for a volume");
    const sides = shape === "box" ? 3 : 2;
    if (
      shape !== "volume" &&
      (inside.length === 0 || inside.some(({ length }) => length !== sides))
    )
      wrong(["packages", index, "inside"], `must have ${sides} measures of each ${shape}`);
  }
  for (const [index, flat] of card.flatRates.entries()) {
    const service = card.services.find(({ code }) => code === flat.service);
    if (!service)
      wrong(["flatRates", index, "service"], `is no service of this card: ${flat.service}`);
    if (!card.packages.some(({ code }) => code === flat.package))
      wrong(["flatRates", index, "package"], `is no package of this card: ${flat.package}`);
    const zones = service?.zones.length ?? 0;
    if (service && Array.isArray(flat.cents) && flat.cents.length !== zones)
      wrong(["flatRates", index, "cents"], `must have ${zones} prices, one for each zone`);
  }
}

/** One carrier's prices and rules, as they lie in resources/rates. See its README. */
export const RateCard = Fields.superRefine((card, check) => {
  const wrong: Wrong = (path, message) => check.addIssue({ code: "custom", path, message });
  const codes = new Set<string>();
  checkTwice(card.services, "services", codes, wrong);
  checkTwice(card.flatRates, "flatRates", codes, wrong);
  checkTwice(card.packages, "packages", new Set(), wrong);
  checkGroups(card, wrong);
  checkFlatRates(card, wrong);
});
export type RateCard = z.output<typeof RateCard>;
