import { z } from "zod";
import { Address } from "./address.ts";
import { chargeCodes } from "../rules/charges.ts";
import { CustomsInfo } from "./customs.ts";
import { isObject, positive } from "./fields.ts";
import { operation } from "./operation.ts";

/** The four carriers by the names that the API uses. */
export const carriers = ["USPS", "UPS", "FEDEX", "DHL"] as const;
export type CarrierName = (typeof carriers)[number];

const carrierNames: ReadonlyMap<string, CarrierName> = new Map([
  ...carriers.map((name) => [name, name] as const),
  ["THE SERVICE", "USPS"],
]);

/** A carrier in any letter case; the document's "the service" is the postal service. */
export const Carrier = z
  .string()
  .transform((value) => carrierNames.get(value.trim().toUpperCase()))
  .refine((value) => value !== undefined, {
    error: "must be one of USPS, UPS, FEDEX, DHL or the service",
  })
  .meta({
    description: "USPS, UPS, FEDEX or DHL in any case; `the service` is USPS.",
    example: "USPS",
  });

/** Contents that a postal class is reserved for, in EasyPost's words. */
export const specialContents = ["USPS.MEDIAMAIL", "USPS.LIBRARYMAIL"] as const;

/** Inches and ounces. */
export const Package = z
  .object({
    length: positive(1000).describe("inches"),
    width: positive(1000).describe("inches"),
    height: positive(1000).describe("inches"),
    weight: positive(100_000).describe("ounces"),
    packageType: z
      .string()
      .regex(/^[A-Za-z0-9]{2,40}$/, {
        error: "must be a package type of GET /carriers, or package",
      })
      .optional()
      .describe(
        "Rates for this packaging alone: a package type of `GET /carriers` such as `MediumFlatRateBox`, or `package` for your own. When omitted: your own, and flat rates that the parcel fits into.",
      ),
    specialRatesEligibility: z
      .enum(specialContents)
      .optional()
      .describe(
        "The parcel holds media or library material alone: Media Mail or Library Mail is offered too.",
      ),
  })
  .meta({ id: "Package" });
export type Package = z.output<typeof Package>;

/** One part of a rate. A discount is negative. */
const RateCharge = z
  .object({
    code: z.enum(chargeCodes),
    name: z.string(),
    amount: z.number().describe("USD"),
  })
  .meta({ id: "RateCharge" });

export const Rate = z
  .object({
    id: z.string().describe("`rate_…`, the rateId of an order item."),
    carrier: z.string(),
    service: z.string(),
    rate: z.number().describe("USD"),
    currency: z.literal("USD"),
    delivery_days: z.number().int(),
    delivery_date: z.string().meta({ format: "date" }),
    shipment_id: z.string(),
    expires_at: z.string().meta({ format: "date-time" }),
    zone: z.string().nullable(),
    billable_weight: z
      .number()
      .nullable()
      .describe("ounces, the greater of actual and dimensional weight"),
    delivery_date_guaranteed: z.boolean(),
    breakdown: z
      .array(RateCharge)
      .describe("What the rate is made of: base, surcharges, fuel. Sums up to it to the cent."),
    package_type: z
      .string()
      .nullable()
      .describe("The carrier's packaging that the rate holds for; null for your own."),
    rate_card: z
      .string()
      .nullable()
      .describe("The version of the rate card that the rate comes from."),
  })
  .meta({ id: "Rate" });
export type Rate = z.output<typeof Rate>;

export const CarrierMessage = z
  .object({ carrier: z.string(), type: z.string(), message: z.string() })
  .meta({ id: "CarrierMessage" });
export type CarrierMessage = z.output<typeof CarrierMessage>;

export const rateOperations = {
  getRates: operation({
    method: "POST",
    path: "/shipping/rates",
    summary: "Rates of several carriers for one package",
    description:
      "Quotes are saved for 30 minutes. A carrier that gives nothing says why in `messages`; an empty `rates` is still a 200.",
    tag: "Shipping",
    scope: "rates",
    body: z
      .object({
        fromAddress: Address,
        toAddress: Address,
        packageDetails: Package,
        carriers: z
          .array(Carrier)
          .max(100)
          .nullish()
          .transform((list) => (list && list.length > 0 ? [...new Set(list)] : undefined)),
        customsInfo: CustomsInfo.nullish().transform((value) => value ?? undefined),
      })
      .refine(
        ({ fromAddress, toAddress, customsInfo }) =>
          !fromAddress?.country ||
          !toAddress?.country ||
          fromAddress.country === toAddress.country ||
          Boolean(customsInfo),
        {
          path: ["customsInfo"],
          error: "is required when fromAddress.country differs from toAddress.country",
          when: isObject,
        },
      ),
    output: z.object({
      rates: z.array(Rate),
      shipmentIds: z.object({ default: z.string() }),
      messages: z.array(CarrierMessage),
    }),
    errors: ["CARRIER_ERROR", "CARRIER_UNAVAILABLE", "CARRIER_TIMEOUT", "STORAGE_UNAVAILABLE"],
  }),
};
