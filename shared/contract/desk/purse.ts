import { z } from "zod";
import { chainNetworks } from "../../rules/deposits.ts";
import { fullPath, Instant, requiredText, text } from "../fields.ts";
import { Currency } from "../labels.ts";

export const Network = z
  .enum(chainNetworks)
  .describe("BTC and LTC: mainnet. LTCT: testnet or regtest.");
const url = requiredText(300).describe("https://…, or http://… on this computer or its network.");

/** How a chain is to be seen. */
export const WatcherAsked = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }),
  z.object({
    kind: z.literal("esplora"),
    servers: z.array(url).min(1, { error: "must name at least one server" }).max(5),
  }),
  z.object({
    kind: z.literal("node"),
    url,
    auth: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("cookie"), file: fullPath(1000) }),
      z.object({
        kind: z.literal("password"),
        user: requiredText(100),
        password: text(200).nullable().describe("Null: the one that is kept already."),
      }),
    ]),
  }),
]);
export type WatcherAsked = z.output<typeof WatcherAsked>;

/** The same as it is told: never with a password. */
const WatcherTold = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }),
  z.object({ kind: z.literal("esplora"), servers: z.array(z.string()) }),
  z.object({
    kind: z.literal("node"),
    url: z.string(),
    auth: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("cookie"), file: z.string() }),
      z.object({ kind: z.literal("password"), user: z.string() }),
    ]),
  }),
]);
export type WatcherTold = z.output<typeof WatcherTold>;

export const Deposit = z.object({
  id: z.string(),
  currency: Currency,
  amount: z.string(),
  usd: z.string().nullable().describe("Its worth when it was credited."),
  state: z
    .enum(["pending", "small", "gone", "earlier", "credited", "disputed"])
    .describe("`small`: below the minimum. `earlier`: there before the key was connected."),
  problem: z.enum(["limit", "alone", "differs"]).nullable(),
  confirmations: z.number().int(),
  needed: z.number().int().describe("Confirmations until it is credited."),
  owed: z.string().nullable().describe("Of a disputed one: what was spent and is still missing."),
  txid: z.string(),
  vout: z.number().int(),
  address: z.string(),
  seenAt: Instant,
  creditedAt: Instant.nullable(),
});
export type Deposit = z.output<typeof Deposit>;

export const DepositAddress = z.object({
  address: z.string(),
  uri: z.string().describe("What a wallet program reads from the QR code."),
  path: z.string().describe("Such as m/84'/0'/0'/0/7."),
  note: z.string(),
  shownAt: Instant,
});
export type DepositAddress = z.output<typeof DepositAddress>;

export const Purse = z.object({
  currency: Currency,
  network: Network.nullable(),
  key: z
    .object({
      kind: z.string().describe("The prefix that it came with, such as zpub."),
      fingerprint: z.string(),
      account: z.number().int(),
      connectedAt: Instant,
    })
    .nullable(),
  watcher: WatcherTold,
  watch: z.object({
    state: z.enum(["off", "starting", "well", "trouble"]),
    trouble: z.string().nullable(),
    height: z.number().int().nullable(),
    lookedAt: Instant.nullable(),
    nextAt: Instant.nullable(),
  }),
  rules: z.object({ confirmations: z.number().int(), minimum: z.string() }),
  addresses: z.array(DepositAddress).describe("Shown and not yet used, the newest first."),
  pending: z.string().describe("The sum of what is on its way."),
  pendingUsd: z.string().nullable(),
  arriving: z.array(Deposit).describe("On their way or disputed, newest first."),
});
export type Purse = z.output<typeof Purse>;
