import { z } from "zod";
import { countryCodes } from "../rules/countries.ts";
import { isObject, optionalText, positive, requiredText } from "./fields.ts";

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
