import { z } from "zod";
import { Instant } from "../fields.ts";
import { operation } from "../operation.ts";

export const logLevels = ["info", "warn", "error"] as const;

export const LogLine = z.object({
  at: Instant,
  level: z.enum(logLevels),
  message: z.string(),
  /** What the line says beside its message, as JSON; empty when nothing. */
  facts: z.string(),
});
export type LogLine = z.output<typeof LogLine>;

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
      lostLabels: z
        .array(
          z.object({
            trackingCode: z.string().nullable(),
            file: z.string().nullable().describe("Below the folder of the labels."),
            soldAt: Instant.nullable(),
          }),
        )
        .describe("Labels that were bought and that the wallet's journal does not know."),
    }),
    errors: [],
  }),
  readLog: operation({
    method: "GET",
    path: "/desk/log",
    summary: "The station's last log lines, newest first; secrets never reach the log",
    tag: "Desk",
    scope: "read",
    query: z.object({
      level: z.enum(logLevels).default("info").describe("This level and what is worse."),
      limit: z.number().int().min(1).max(1000).default(200),
    }),
    output: z.object({ lines: z.array(LogLine), file: z.string() }),
    errors: [],
  }),
};
