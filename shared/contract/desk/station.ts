import { z } from "zod";
import { Instant } from "../fields.ts";
import { operation } from "../operation.ts";

/** What the station is, and what the person at the desk may ask of it as a whole. */
export const stationRows = {
  getStation: operation({
    method: "GET",
    path: "/desk/station",
    summary: "What the station is and whether it is well",
    tag: "Desk",
    scope: "read",
    output: z.object({
      version: z.string(),
      mode: z.enum(["sandbox", "live"]),
      apiUrl: z.string().nullable(),
      apiProblem: z.string().nullable().describe("Why the API is not served."),
      dataFolder: z.string(),
      startedAt: Instant,
      storageProblem: z.string().nullable().describe("Why nothing can be written."),
    }),
    errors: [],
  }),
};
