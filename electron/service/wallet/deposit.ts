import { recordRate } from "#electron/store/exchange-rates.ts";
import { depositRoom, post } from "#electron/store/ledger.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { invalidField, StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { centsFromUnits } from "#shared/rules/convert.ts";
import { formatUnits, maxUnits, parseUnits } from "#shared/rules/money.ts";
import type { Context } from "../context.ts";
import { soundRate } from "./sound-rate.ts";

/** Adds play money to the sandbox's wallet. Live money comes from the chain alone. */
export async function deposit(
  ctx: Pick<Context, "mode" | "exchange" | "newId" | "store" | "clock" | "announce">,
  { currency, amount }: Parsed<Desk["deposit"]>,
): Promise<Answer<Desk["deposit"]>> {
  if (ctx.mode !== "sandbox")
    throw new StationError("FORBIDDEN", "Deposits by hand exist in sandbox mode only.");
  const units = parseUnits(amount);
  if (units === null || units === 0)
    throw invalidField("amount", "must be a number of coins above 0 with at most 8 decimals", "5");
  const rate = await soundRate(ctx, currency, "show").catch(() => null);
  const transactionId = ctx.newId("txn");
  const balance = await ctx.store.write((tx) => {
    if (units > depositRoom(tx, currency))
      throw invalidField(
        "amount",
        `would raise the deposits above ${formatUnits(maxUnits)} ${currency}`,
      );
    return post(tx, {
      id: transactionId,
      type: "deposit",
      currency,
      units,
      description: "Sandbox deposit",
      createdAt: ctx.clock.now(),
      usdCents: rate ? centsFromUnits(units, rate.priceMicros) : null,
      priceMicros: rate?.priceMicros ?? null,
      rateId: rate ? recordRate(tx, currency, rate) : null,
    }).balanceAfter;
  });
  ctx.announce({ kind: "wallet.changed" });
  return { transactionId, currency, amount: formatUnits(units), balance: formatUnits(balance) };
}
