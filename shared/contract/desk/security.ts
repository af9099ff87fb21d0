import { z } from "zod";
import { operation } from "../operation.ts";

const SecretsAnswer = z.object({
  keptBy: z
    .enum(["keychain", "file", "none"])
    .describe("Who keeps the key that new secrets are sealed with; `none` before the first."),
  keeper: z.string().nullable().describe("The keychain's name."),
  offered: z.string().nullable().describe("The keychain that this computer has."),
  lockedBy: z
    .string()
    .nullable()
    .describe("The keychain of another account or computer that keeps a key of this folder."),
  damaged: z.boolean().describe("A key in the file is damaged."),
  unreadableWebhooks: z.number().int().describe("Webhooks whose secret has to be made anew."),
  file: z.string().describe("The key file."),
});

/** Who keeps the key of the secrets. */
export const securityRows = {
  getSecrets: operation({
    method: "GET",
    path: "/desk/secrets",
    summary: "Who keeps the key that webhook secrets are sealed with",
    tag: "Desk",
    scope: "read",
    output: SecretsAnswer,
    errors: [],
  }),
  keepSecrets: operation({
    method: "POST",
    path: "/desk/secrets/keep",
    summary:
      "Have the key kept by the system's keychain, or in a file that the command line reads too",
    tag: "Desk",
    scope: "read",
    body: z.object({ by: z.enum(["keychain", "file"]) }),
    output: SecretsAnswer,
    errors: ["NOT_ON_THIS_MACHINE", "STORAGE_UNAVAILABLE"],
  }),
};
