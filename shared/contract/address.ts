import { z } from "zod";
import { countryCodes } from "../rules/countries.ts";
import { optionalText, requiredText, text } from "./fields.ts";
import { operation } from "./operation.ts";

const lines = {
  name: requiredText(100),
  company: optionalText(100),
  street1: requiredText(200),
  street2: optionalText(200),
  city: requiredText(100),
  state: text(60).describe("State or province code. May be empty for countries that have none."),
  zip: text(20).describe("ZIP or postal code. May be empty for countries that have none."),
  phone: optionalText(40),
  email: optionalText(254),
};

/** An address to ship from or to. Its country must be one of ISO 3166-1 alpha-2, in any case. */
export const Address = z
  .object({
    ...lines,
    country: requiredText(60)
      .transform((value) => value.toUpperCase())
      .refine((value) => countryCodes.has(value), {
        error: "must be an ISO 3166-1 alpha-2 country code such as US or CA",
      }),
  })
  .meta({ id: "Address" });
export type Address = z.output<typeof Address>;

/** An address to verify: the country may still be wrong, the verification says so. */
export const UnverifiedAddress = z
  .object({ ...lines, country: requiredText(60) })
  .meta({ id: "UnverifiedAddress" });
export type UnverifiedAddress = z.output<typeof UnverifiedAddress>;

const nullableText = z.string().nullish();
/** An address as the station answers it. */
export const AnsweredAddress = z
  .object({
    name: z.string(),
    company: nullableText,
    street1: z.string(),
    street2: nullableText,
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    country: z.string(),
    phone: nullableText,
    email: nullableText,
  })
  .meta({ id: "AnsweredAddress" });

/** EasyPost's codes, the only ones that a verification uses. */
export const addressErrorCodes = [
  "E.ADDRESS.NOT_FOUND",
  "E.ADDRESS.INVALID",
  "E.HOUSE_NUMBER.MISSING",
  "E.HOUSE_NUMBER.INVALID",
  "E.STREET.MISSING",
  "E.STREET.INVALID",
  "E.BOX_NUMBER.MISSING",
  "E.BOX_NUMBER.INVALID",
  "E.SECONDARY_INFORMATION.MISSING",
  "E.SECONDARY_INFORMATION.INVALID",
  "E.CITY_STATE_ZIP.INVALID",
  "E.STATE.INVALID",
  "E.ZIP.INVALID",
  "E.COUNTRY.INVALID",
] as const;
export type AddressErrorCode = (typeof addressErrorCodes)[number];

export const AddressError = z
  .object({
    code: z.enum(addressErrorCodes),
    field: z.string().describe("The field of the address, such as `zip`."),
    message: z.string(),
    suggestion: z.string().nullable().describe("The value that would pass, where one is known."),
  })
  .meta({ id: "AddressError" });
export type AddressError = z.output<typeof AddressError>;

export const AddressVerification = z
  .object({
    verified: z.boolean(),
    addressId: z.string().nullable().describe("`adr_…`; null when not verified."),
    verifiedAddress: AnsweredAddress.describe(
      "The standardized form: upper case, USPS abbreviations. The input as far as it could be standardized when not verified.",
    ),
    verification: z.object({
      success: z.boolean(),
      errors: z.array(AddressError),
      details: z.object({
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
        timeZone: z.string().nullable().describe("IANA name such as America/Chicago."),
        residential: z.boolean().nullable(),
      }),
    }),
  })
  .meta({ id: "AddressVerification" });
export type AddressVerification = z.output<typeof AddressVerification>;

export const addressOperations = {
  verifyAddress: operation({
    method: "POST",
    path: "/shipping/verify-address",
    summary: "Verify and standardize an address",
    description:
      "Without `strict` the answer is always 200 and says what is wrong. With `strict` an address that cannot be verified, or that lacks its apartment, is a 422.",
    tag: "Shipping",
    scope: "rates",
    body: z.object({
      address: UnverifiedAddress,
      strict: z.boolean().nullish(),
    }),
    output: AddressVerification,
    errors: ["ADDRESS_VERIFY_FAILURE", "CARRIER_ERROR", "CARRIER_UNAVAILABLE", "CARRIER_TIMEOUT"],
  }),
};
