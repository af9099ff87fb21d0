import { StationError, invalidField } from "#shared/contract/errors.ts";
import { type ChainNetwork, networksOf } from "#shared/rules/deposits.ts";
import type { Currency } from "#shared/rules/money.ts";
import type { Context } from "../context.ts";

/** Real coins belong to live mode; the test chains' coins are play money, too, and may come to the sandbox. */
export function refuseInSandbox({ mode }: Pick<Context, "mode">, currency: Currency): void {
  if (mode === "sandbox" && currency !== "LTCT")
    throw new StationError(
      "FORBIDDEN",
      `${currency} is real money, which belongs to live mode. In the sandbox only LTCT, a test coin, comes from a chain.`,
    );
}

/** The network of a currency that was asked for, or its usual one. */
export function networkAsked(currency: Currency, network: ChainNetwork | undefined): ChainNetwork {
  const possible: readonly ChainNetwork[] = networksOf[currency];
  const asked = network ?? possible[0];
  if (asked && possible.includes(asked)) return asked;
  throw invalidField(
    "network",
    `must be ${possible.join(" or ")} for ${currency}`,
    possible[0] ?? null,
  );
}
