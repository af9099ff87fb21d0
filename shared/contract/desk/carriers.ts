import { z } from "zod";
import { operation } from "../operation.ts";
import { carriers } from "../rates.ts";

/** A carrier and its services, by the names that rates carry. */
export const CarrierServices = z.object({
  carrier: z.enum(carriers),
  services: z.array(
    z.object({ service: z.string(), reach: z.enum(["domestic", "international"]) }),
  ),
});
export type CarrierServices = z.output<typeof CarrierServices>;

export const carrierRows = {
  listCarriers: operation({
    method: "GET",
    path: "/desk/carriers",
    summary: "The carriers and every service that they sell",
    tag: "Desk",
    scope: "read",
    output: z.object({ carriers: z.array(CarrierServices) }),
    errors: [],
  }),
};
