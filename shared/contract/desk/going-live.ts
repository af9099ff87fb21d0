import { z } from "zod";
import { Instant, requiredText } from "../fields.ts";
import { Currency } from "../labels.ts";
import { operation } from "../operation.ts";

/** What a live station needs, in the order in which a person sees to it. */
export const liveSteps = [
  "account",
  "clock",
  "rates",
  "money",
  "sender",
  "printer",
  "backup",
] as const;

/** Without these no label can be bought; the others are for a quiet mind. */
export const neededSteps: readonly (typeof liveSteps)[number][] = [
  "account",
  "clock",
  "rates",
  "money",
];

/** What a step found; the window has its sentence by this name. */
export const stepFindings = [
  "account.none",
  "account.unread",
  "account.unasked",
  "account.refused",
  "account.poor",
  "account.away",
  "account.good",
  "account.rehearsal",
  "clock.unasked",
  "clock.wrong",
  "clock.right",
  "rates.unasked",
  "rates.none",
  "rates.good",
  "money.none",
  "money.there",
  "sender.none",
  "sender.unasked",
  "sender.wrong",
  "sender.good",
  "printer.none",
  "printer.unprinted",
  "printer.printed",
  "backup.off",
  "backup.same-disk",
  "backup.good",
] as const;

const Step = z.object({
  step: z.enum(liveSteps),
  needed: z.boolean(),
  state: z.enum(["done", "todo", "wrong"]),
  finding: z.enum(stepFindings),
  /** What the sentence names. */
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  checkedAt: Instant.nullable().describe("When outsiders were asked last."),
});
export type LiveStep = z.output<typeof Step>;

export const GoingLive = z.object({
  ready: z.boolean().describe("Every step that is needed is done."),
  steps: z.array(Step),
});
export type GoingLive = z.output<typeof GoingLive>;

const common = { tag: "Desk", scope: "read" } as const;

/** The guided way to the first label that costs real money. */
export const goingLiveRows = {
  getGoingLive: operation({
    ...common,
    method: "GET",
    path: "/desk/going-live",
    summary: "How far a live station is from its first label; asks nobody",
    output: GoingLive,
    errors: ["FORBIDDEN"],
  }),
  checkGoingLive: operation({
    ...common,
    method: "POST",
    path: "/desk/going-live/check",
    summary: "Ask account and exchanges, and verify the sender; buys nothing",
    output: GoingLive,
    errors: ["FORBIDDEN", "STORAGE_UNAVAILABLE"],
  }),
  quotePurchase: operation({
    ...common,
    method: "POST",
    path: "/desk/orders/{orderId}/quote",
    summary: "What buying an order's labels costs, and whether a person is to be asked once more",
    params: z.object({ orderId: requiredText(200) }),
    body: z.object({ currency: Currency.nullable().default(null) }),
    output: z.object({
      usd: z.string().describe("As quoted; what is asked for again at the purchase may differ."),
      amount: z.string().nullable().describe("Coins; null when no rate is known."),
      currency: Currency.nullable(),
      askAgain: z.boolean().describe("True for real money above the limit of the settings."),
    }),
    errors: ["ORDER_NOT_FOUND"],
  }),
};
