import { z } from "zod";
import { requiredText, text } from "../fields.ts";
import { Currency } from "../labels.ts";
import { operation } from "../operation.ts";
import { limitOf } from "../pages.ts";
import { Deposit, DepositAddress, Network, Purse, WatcherAsked } from "./purse.ts";

const keyBody = {
  currency: Currency,
  network: Network.optional(),
  // Whatever is pasted is looked at whole, so that a seed over several lines is told for what it is.
  key: z
    .string()
    .trim()
    .min(1, { error: "must not be empty" })
    .max(2000, { error: "must be an extended public key of about 111 letters and digits" })
    .describe("An extended public key. A private one is refused."),
};

/** Deposits from a chain. Desk only: no outside program can change where money is sent. */
export const depositRows = {
  getDeposits: operation({
    method: "GET",
    path: "/desk/deposits",
    summary: "How money comes in: keys, watchers, addresses, what is on its way",
    tag: "Desk",
    scope: "read",
    output: z.object({ mode: z.enum(["sandbox", "live"]), purses: z.array(Purse) }),
    errors: [],
  }),
  listDeposits: operation({
    method: "GET",
    path: "/desk/deposits/list",
    summary: "Everything that arrived, newest first",
    tag: "Desk",
    scope: "read",
    query: z.object({
      currency: Currency.optional(),
      limit: limitOf(50),
      after: text(20).default("").describe("`next` of the page before."),
    }),
    output: z.object({ deposits: z.array(Deposit), next: z.string().nullable() }),
    errors: ["VALIDATION_ERROR"],
  }),
  previewDepositKey: operation({
    method: "POST",
    path: "/desk/deposits/key/preview",
    summary: "What a key would give: its first addresses, to compare with the wallet program",
    tag: "Desk",
    scope: "read",
    body: z.object(keyBody),
    output: z.object({
      kind: z.string(),
      fingerprint: z.string(),
      account: z.number().int(),
      addresses: z.array(z.object({ path: z.string(), address: z.string() })),
    }),
    errors: ["FORBIDDEN", "VALIDATION_ERROR"],
  }),
  connectDepositKey: operation({
    method: "POST",
    path: "/desk/deposits/key",
    summary: "Take addresses from this key from now on",
    tag: "Desk",
    scope: "purchase",
    body: z.object(keyBody),
    output: Purse,
    errors: ["FORBIDDEN", "VALIDATION_ERROR", "STORAGE_UNAVAILABLE"],
  }),
  disconnectDepositKey: operation({
    method: "DELETE",
    path: "/desk/deposits/key",
    summary: "Show no new addresses of this currency; what was shown is watched on",
    tag: "Desk",
    scope: "purchase",
    query: z.object({ currency: Currency }),
    output: Purse,
    errors: ["STORAGE_UNAVAILABLE"],
  }),
  tryDepositWatcher: operation({
    method: "POST",
    path: "/desk/deposits/watcher/try",
    summary: "See whether a chain can be watched like this",
    tag: "Desk",
    scope: "read",
    body: z.object({ currency: Currency, network: Network.optional(), watcher: WatcherAsked }),
    output: z.object({ height: z.number().int().nullable(), trouble: z.string().nullable() }),
    errors: ["FORBIDDEN", "VALIDATION_ERROR"],
  }),
  setDepositWatcher: operation({
    method: "POST",
    path: "/desk/deposits/watcher",
    summary: "Watch a chain like this from now on",
    tag: "Desk",
    scope: "purchase",
    body: z.object({ currency: Currency, watcher: WatcherAsked }),
    output: Purse,
    errors: ["FORBIDDEN", "VALIDATION_ERROR", "STORAGE_UNAVAILABLE"],
  }),
  setDepositRules: operation({
    method: "POST",
    path: "/desk/deposits/rules",
    summary: "When a deposit is credited",
    tag: "Desk",
    scope: "purchase",
    body: z.object({
      currency: Currency,
      confirmations: z
        .number()
        .int({ error: "must be a whole number from 1 to 100" })
        .min(1, { error: "must be a whole number from 1 to 100" })
        .max(100, { error: "must be a whole number from 1 to 100" }),
      minimum: requiredText(30).describe("Coins; what is smaller is not credited."),
    }),
    output: Purse,
    errors: ["VALIDATION_ERROR", "STORAGE_UNAVAILABLE"],
  }),
  freshDepositAddress: operation({
    method: "POST",
    path: "/desk/deposits/addresses",
    summary: "Another address, for another purpose",
    tag: "Desk",
    scope: "purchase",
    body: z.object({
      currency: Currency,
      note: text(100).default("").describe("What it is for; it never gets another purpose."),
    }),
    output: DepositAddress,
    errors: ["CHAIN_UNAVAILABLE", "DEPOSIT_KEY_MISSING", "ADDRESS_GAP_FULL", "STORAGE_UNAVAILABLE"],
  }),
  checkDepositAddress: operation({
    method: "POST",
    path: "/desk/deposits/addresses/check",
    summary: "Is this one of the wallet's addresses?",
    tag: "Desk",
    scope: "read",
    body: z.object({ currency: Currency, address: requiredText(200) }),
    output: z.object({
      path: z.string().nullable().describe("Null for an address that is none of these."),
      note: z.string(),
      isUsed: z.boolean(),
    }),
    errors: ["VALIDATION_ERROR"],
  }),
  lookForDeposits: operation({
    method: "POST",
    path: "/desk/deposits/look",
    summary: "Look at the chain now",
    tag: "Desk",
    scope: "read",
    body: z.object({ currency: Currency }),
    output: Purse,
    errors: ["STORAGE_UNAVAILABLE"],
  }),
};
