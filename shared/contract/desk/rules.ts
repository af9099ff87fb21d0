import { z } from "zod";
import { Carrier } from "../rates.ts";
import { requiredText } from "../fields.ts";

/** How the station picks one rate out of many. */
export const RateRule = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("cheapest") }),
  z.object({ kind: z.literal("fastest") }),
  z.object({
    kind: z.literal("cheapest_within"),
    days: z
      .number()
      .int({ error: "must be a whole number of days" })
      .min(1, { error: "must be 1 to 60 days" })
      .max(60, { error: "must be 1 to 60 days" }),
  }),
  z.object({ kind: z.literal("service"), carrier: Carrier, service: requiredText(100) }),
]);
export type RateRule = z.output<typeof RateRule>;
