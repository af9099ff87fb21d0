import { z } from "zod";
import { countryCodes } from "../rules/countries.ts";
import { Address } from "./address.ts";
import { optionalText, positive, requiredText } from "./fields.ts";
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

/** Rules between fields are checked even when another field is wrong, so that all errors are told at once. */
function isObject(payload: { value: unknown }): boolean {
  return typeof payload.value === "object" && payload.value !== null;
}

/** Inches and ounces. */
export const Package = z
  .object({
    length: positive(1000).describe("inches"),
    width: positive(1000).describe("inches"),
    height: positive(1000).describe("inches"),
    weight: positive(100_000).describe("ounces"),
  })
  .meta({ id: "Package" });
export type Package = z.output<typeof Package>;

export const CustomsItem = z
  .object({
    description: requiredText(200),
    quantity: z
      .number()
      .int({ error: "must be a whole number" })
      .min(1, { error: "must be at least 1" })
      .max(1_000_000),
    value: positive(1_000_000).describe("USD, of one unit"),
    weight: positive(100_000).describe("ounces, of one unit"),
    origin_country: requiredText(2)
      .transform((value) => value.toUpperCase())
      .refine((value) => countryCodes.has(value), {
        error: "must be a 2-letter country code of ISO 3166-1",
      }),
    hs_tariff_number: z
      .string()
      .trim()
      .regex(/^\d{6,10}$/, { error: "must be 6 to 10 digits" }),
  })
  .meta({ id: "CustomsItem" });

export const contentsTypes = [
  "documents",
  "gift",
  "merchandise",
  "returned_goods",
  "sample",
  "dangerous_goods",
  "humanitarian_donation",
  "other",
] as const;
export const restrictionTypes = [
  "none",
  "other",
  "quarantine",
  "sanitary_phytosanitary_inspection",
] as const;

export const CustomsInfo = z
  .object({
    contents_type: z.enum(contentsTypes),
    contents_explanation: optionalText(255),
    customs_certify: z.literal(true, {
      error: "must be true: it certifies that the declaration is accurate",
    }),
    customs_signer: requiredText(100),
    eel_pfc: requiredText(60).describe(
      "Export exemption code; `NOEEI 30.37(a)` for shipments under 2,500 USD.",
    ),
    incoterm: z
      .enum(["DDU", "DDP"])
      .nullish()
      .transform((value) => value ?? "DDU")
      .describe("DDU when omitted: the recipient pays duties and taxes."),
    non_delivery_option: z.enum(["return", "abandon"]),
    restriction_type: z.enum(restrictionTypes),
    restriction_comments: optionalText(255),
    customs_items: z
      .array(CustomsItem)
      .min(1, { error: "must have 1 to 100 entries" })
      .max(100, { error: "must have 1 to 100 entries" }),
  })
  .refine((customs) => customs.contents_type !== "other" || Boolean(customs.contents_explanation), {
    path: ["contents_explanation"],
    error: "is required when contents_type is other",
    when: isObject,
  })
  .refine(
    (customs) =>
      customs.restriction_type === "none" ||
      !restrictionTypes.includes(customs.restriction_type) ||
      Boolean(customs.restriction_comments),
    {
      path: ["restriction_comments"],
      error: "is required when restriction_type is not none",
      when: isObject,
    },
  )
  .meta({ id: "CustomsInfo" });
export type CustomsInfo = z.output<typeof CustomsInfo>;

/** A customs block as the station answers it. */
export const AnsweredCustoms = z
  .object({
    contents_type: z.string(),
    contents_explanation: z.string().nullish(),
    customs_certify: z.boolean(),
    customs_signer: z.string(),
    eel_pfc: z.string(),
    incoterm: z.string(),
    non_delivery_option: z.string(),
    restriction_type: z.string(),
    restriction_comments: z.string().nullish(),
    customs_items: z.array(
      z.object({
        description: z.string(),
        quantity: z.number(),
        value: z.number(),
        weight: z.number(),
        origin_country: z.string(),
        hs_tariff_number: z.string(),
      }),
    ),
  })
  .meta({ id: "AnsweredCustoms" });

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
