import { z } from "zod";
import { Instant, requiredText } from "../fields.ts";
import { operation } from "../operation.ts";

/** Account-wide troubles: every purchase meets them. They are also the codes of items and batches that met them. */
export const accountTroubles = [
  "NO_CARRIER_ACCOUNT",
  "CARRIER_ACCOUNT_REFUSED",
  "CARRIER_NO_FUNDS",
  "CARRIER_UNREACHABLE",
] as const;

/** The carrier account of the live station, without its key. */
export const CarrierAccount = z.object({
  kind: z.enum(["easypost"]).nullable().describe("Null when none is connected."),
  rehearsal: z.boolean().describe("A test key: everything is real but the postage."),
  keyPreview: z.string().nullable().describe("The key's beginning and end."),
  connectedAt: Instant.nullable(),
  readable: z
    .boolean()
    .describe(
      "False when the key lies sealed by a keychain that cannot be had here: connect it again.",
    ),
  trouble: z
    .object({ code: z.enum(accountTroubles), message: z.string(), at: Instant })
    .nullable()
    .describe("What the account's last answers told; null while all is well or nothing was asked."),
  answeredAt: Instant.nullable().describe(
    "When it answered well last, in this life of the station.",
  ),
  clockDifferenceMs: z
    .number()
    .int()
    .nullable()
    .describe("How far the account's clock is ahead of this computer's; ms."),
});
export type CarrierAccount = z.output<typeof CarrierAccount>;

const live = "Carrier accounts belong to live mode.";

/** The account that a live station buys from. */
export const accountRows = {
  getCarrierAccount: operation({
    method: "GET",
    path: "/desk/carrier-account",
    summary: "The connected carrier account and how it stands; asks nobody",
    tag: "Desk",
    scope: "read",
    output: CarrierAccount,
    errors: [],
  }),
  connectCarrierAccount: operation({
    method: "POST",
    path: "/desk/carrier-account",
    summary: "Try a key and keep it sealed; one that the account refuses changes nothing",
    description: live,
    tag: "Desk",
    scope: "read",
    body: z.object({
      kind: z.enum(["easypost"]),
      key: requiredText(300).refine((key) => /^EZ[TA]K[\w-]{3,}$/.test(key), {
        error: "must be an EasyPost API key: it begins with EZAK, or with EZTK for a rehearsal",
      }),
    }),
    output: CarrierAccount,
    errors: ["FORBIDDEN", "STORAGE_UNAVAILABLE"],
  }),
  checkCarrierAccount: operation({
    method: "POST",
    path: "/desk/carrier-account/check",
    summary: "Ask the account whether its key is good; buys nothing",
    description: live,
    tag: "Desk",
    scope: "read",
    output: CarrierAccount,
    errors: ["FORBIDDEN"],
  }),
  removeCarrierAccount: operation({
    method: "DELETE",
    path: "/desk/carrier-account",
    summary: "Forget the account's key; labels that were bought stay",
    description: live,
    tag: "Desk",
    scope: "read",
    output: CarrierAccount,
    errors: ["FORBIDDEN", "STORAGE_UNAVAILABLE"],
  }),
};
