import { z } from "zod";
import { Instant, requiredText } from "../fields.ts";
import { operation } from "../operation.ts";

const proxyUrl = requiredText(500).refine(
  (text) =>
    /^https?:\/\/([^\s/@:]+(:[^\s/@]*)?@)?(\[[\da-f:]+\]|[\w.-]+)(:\d{1,5})?\/?$/i.test(text),
  { error: "must be like http://proxy.example.com:3128, with user:password@ where it wants them" },
);

export const Network = z.object({
  proxy: z.string().nullable().describe("Without its password; null without a proxy."),
  readable: z.boolean().describe("False when it was sealed elsewhere: type it again."),
  authority: z
    .object({ name: z.string(), fingerprint: z.string(), validTo: Instant })
    .nullable()
    .describe("The certificate authority that is trusted beside the usual ones."),
});
export type Network = z.output<typeof Network>;

const common = { tag: "Desk", scope: "read" } as const;

/** How this station gets out to carriers, exchanges and chains. */
export const networkRows = {
  getNetwork: operation({
    ...common,
    method: "GET",
    path: "/desk/network",
    summary: "The proxy and the certificate authority that the company has of its own",
    output: Network,
    errors: [],
  }),
  setProxy: operation({
    ...common,
    method: "PATCH",
    path: "/desk/network/proxy",
    summary: "Use a proxy from now on; null for none",
    body: z.object({ url: proxyUrl.nullable() }),
    output: Network,
    errors: ["MANAGED", "STORAGE_UNAVAILABLE"],
  }),
  chooseAuthority: operation({
    ...common,
    method: "POST",
    path: "/desk/network/authority",
    summary: "Ask for a certificate file (PEM) and trust its authority",
    output: Network,
    errors: ["MANAGED", "NOT_ON_THIS_MACHINE", "STORAGE_UNAVAILABLE", "VALIDATION_ERROR"],
  }),
  forgetAuthority: operation({
    ...common,
    method: "DELETE",
    path: "/desk/network/authority",
    summary: "Trust the usual authorities alone",
    output: Network,
    errors: ["MANAGED", "STORAGE_UNAVAILABLE"],
  }),
};
