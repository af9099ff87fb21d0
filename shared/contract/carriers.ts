import { z } from "zod";
import { chargeCodes } from "../rules/charges.ts";
import { operation } from "./operation.ts";
import { Carrier, carriers, specialContents } from "./rates.ts";

const ounces = z.number().describe("ounces");
const inches = z.number().nullable().describe("inches; null for no limit");

const ServiceLimits = z
  .object({
    maxWeight: ounces,
    maxLength: inches.describe("inches, of the longest side; null for no limit"),
    maxLengthPlusGirth: inches.describe(
      "inches, the longest side and twice each of the others; null for no limit",
    ),
    maxSidesSum: inches.describe("inches, the three sides together; null for no limit"),
    maxCustomsValue: z.number().nullable().describe("USD, declared; null for no limit"),
    maxWeightByCountry: z
      .record(z.string(), ounces)
      .describe("ounces, for countries that take less; 0 where the service does not go"),
  })
  .meta({ id: "ServiceLimits" });

const days = z
  .enum(["monday-to-friday", "monday-to-saturday", "monday-to-sunday", "every-day"])
  .describe("`every-day` knows no holiday either.");

const CarrierService = z
  .object({
    service: z.string().describe("As in `Rate.service`."),
    name: z.string().describe("As people write it."),
    reach: z
      .enum(["domestic", "international"])
      .describe("Within the United States and its territories, or over a border."),
    recipients: z
      .enum(["any", "residence", "business"])
      .describe("Whom it delivers to; an address without a company counts as a residence."),
    guaranteed: z.boolean().describe("As in `Rate.delivery_date_guaranteed`."),
    deliversOn: days,
    deliversToResidencesOn: days,
    saturdayDelivery: z
      .boolean()
      .describe("Offered only for parcels that would come on a Saturday."),
    packageType: z
      .string()
      .nullable()
      .describe("A flat rate for this package type; null for your own packaging."),
    specialRatesEligibility: z
      .enum(specialContents)
      .nullable()
      .describe("Offered only to parcels that say so in `packageDetails`."),
    zones: z.array(z.string()).describe("Where it goes, as in `Rate.zone`."),
    limits: ServiceLimits,
    charges: z
      .array(z.enum(chargeCodes))
      .describe("What may stand in the `breakdown` of its rates beside `BASE`."),
  })
  .meta({ id: "CarrierService" });

const PackageType = z
  .object({
    packageType: z.string().describe("As in `packageDetails.packageType` and `Rate.package_type`."),
    name: z.string(),
    shape: z
      .enum(["box", "envelope", "volume"])
      .describe("`volume` is a size of your own packaging."),
    inside: z
      .array(z.array(z.number()))
      .describe(
        "inches: length, width and, of a box, height; several where there are several models",
      ),
    maxCubicInches: z.number().nullable().describe("Of a `volume`; null for the others."),
    services: z.array(z.string()).describe("The services that have a flat rate for it."),
  })
  .meta({ id: "PackageType" });

/** A carrier with all that can be asked of it, known without asking anybody. */
export const CarrierInfo = z
  .object({
    carrier: z.enum(carriers),
    name: z.string(),
    rateCard: z
      .object({
        version: z.string().describe("As in `Rate.rate_card`."),
        own: z.boolean().describe("A rate card of your own is in force."),
      })
      .describe("The card that the carrier's rates come from."),
    pickup: z
      .object({
        cutOff: z.string().describe("HH:MM in the ship-from's time zone."),
        days: days.describe("The days on which it picks up."),
      })
      .describe("A label that is bought before the cut-off travels the same day."),
    holidays: z.array(z.string()).describe("Days without pick-up and delivery."),
    poBoxes: z
      .boolean()
      .describe("Delivers to PO boxes and to the counters of post offices (General Delivery)."),
    military: z.boolean().describe("APO, FPO and DPO addresses."),
    fromAbroad: z.boolean().describe("Takes parcels from other countries to the United States."),
    notServed: z.array(z.string()).describe("ISO country codes."),
    services: z.array(CarrierService).describe("Flat rates stand behind the services proper."),
    packageTypes: z.array(PackageType).describe("What flat rates hold for."),
  })
  .meta({ id: "Carrier" });
export type CarrierInfo = z.output<typeof CarrierInfo>;

export const carrierOperations = {
  listCarriers: operation({
    method: "GET",
    path: "/carriers",
    summary: "Carriers, their services, package types and limits",
    description:
      "What rates can be asked for, as the rate cards in force say it. Weights are ounces, lengths inches, money USD. The example shows the first two of every list.",
    tag: "Shipping",
    scope: "rates",
    query: z.object({
      carrier: Carrier.optional().describe(
        "This carrier alone: USPS, UPS, FEDEX or DHL, in any case.",
      ),
    }),
    output: z.object({
      carriers: z.array(CarrierInfo).describe("In the order USPS, UPS, FEDEX, DHL."),
    }),
    errors: [],
  }),
};
