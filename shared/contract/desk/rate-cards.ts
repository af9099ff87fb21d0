import { z } from "zod";
import { requiredText } from "../fields.ts";
import { operation } from "../operation.ts";
import { carriers } from "../rates.ts";

const CardProblem = z.object({
  line: z.number().int().nullable().describe("From 1; null where it is the file as a whole."),
  message: z.string(),
});

/** A rate card of the company's own: a file in the station's folder of rate cards. */
export const OwnRateCard = z.object({
  name: z.string().describe("The name of its file."),
  carrier: z.enum(carriers).nullable(),
  kind: z
    .enum(["card", "prices", "discounts"])
    .nullable()
    .describe("A whole carrier, prices of one service, or discounts; null when unreadable."),
  version: z.string().nullable(),
  inForce: z
    .enum(["yes", "previous", "no"])
    .describe("`previous`: the file is bad, what stood in it before goes on."),
  problems: z.array(CardProblem),
});
export type OwnRateCard = z.output<typeof OwnRateCard>;

export const rateCardRows = {
  listRateCards: operation({
    method: "GET",
    path: "/desk/rate-cards",
    summary: "The rate cards in force and the company's own files",
    tag: "Desk",
    scope: "read",
    output: z.object({
      folder: z.string(),
      carriers: z.array(
        z.object({
          carrier: z.enum(carriers),
          version: z.string(),
          ownFiles: z.array(z.string()),
        }),
      ),
      own: z.array(OwnRateCard),
    }),
    errors: [],
  }),
  addRateCard: operation({
    method: "POST",
    path: "/desk/rate-cards/add",
    summary: "Ask for a rate card, check it, and put it into force; a bad one changes nothing",
    tag: "Desk",
    scope: "read",
    output: z.object({
      card: OwnRateCard.nullable().describe("Null when the person changed their mind."),
    }),
    errors: ["NOT_ON_THIS_MACHINE", "STORAGE_UNAVAILABLE"],
  }),
  removeRateCard: operation({
    method: "DELETE",
    path: "/desk/rate-cards/{name}",
    summary: "Take a rate card of the company's own away; the carrier's own prices hold again",
    tag: "Desk",
    scope: "read",
    params: z.object({ name: requiredText(200) }),
    output: z.object({ name: z.string(), deleted: z.literal(true) }),
    errors: ["RATE_CARD_NOT_FOUND", "STORAGE_UNAVAILABLE"],
  }),
};
