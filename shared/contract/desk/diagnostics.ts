import { z } from "zod";
import { operation } from "../operation.ts";

/** For whoever helps when something is wrong. The station sends it nowhere. */
export const diagnosticsRows = {
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
