import { z } from "zod";
import { operation } from "../operation.ts";

/** For whoever helps when something is wrong. The station sends it nowhere. */
export const diagnosticsRows = {
  reportProblem: operation({
    method: "POST",
    path: "/desk/problems",
    summary: "Note a failure of the window in the station's log; it is sent nowhere",
    tag: "Desk",
    scope: "read",
    body: z.object({
      place: z.string().max(200).describe("Which screen, or what the window was doing."),
      message: z.string().max(2000),
      stack: z.string().max(8000).describe("Where in the program; empty when it is not known."),
    }),
    output: z.object({ noted: z.literal(true) }),
    errors: [],
  }),
  readLicences: operation({
    method: "GET",
    path: "/desk/licences",
    summary: "The licences of this program and of what it is built on",
    tag: "Desk",
    scope: "read",
    output: z.object({
      own: z.string(),
      others: z
        .string()
        .nullable()
        .describe("Null where it runs from its sources: they lie in node_modules then."),
    }),
    errors: ["NOT_ON_THIS_MACHINE"],
  }),
  previewDiagnostics: operation({
    method: "GET",
    path: "/desk/diagnostics",
    summary: "What a diagnostics bundle holds, without names, addresses, codes and secrets",
    tag: "Desk",
    scope: "read",
    output: z.object({
      files: z.array(
        z.object({
          name: z.string(),
          bytes: z.number().int(),
          text: z.string().describe("Of a very long one, its end."),
        }),
      ),
    }),
    errors: [],
  }),
  saveDiagnostics: operation({
    method: "POST",
    path: "/desk/diagnostics/save",
    summary: "Ask where, and write what was shown last into one zip file",
    tag: "Desk",
    scope: "read",
    output: z.object({
      path: z.string().nullable().describe("Null when the person changed their mind."),
      bytes: z.number().int(),
    }),
    errors: ["NOT_ON_THIS_MACHINE", "STORAGE_UNAVAILABLE"],
  }),
};
