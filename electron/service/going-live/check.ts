import type { GoingLive } from "#shared/contract/desk/going-live.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Context } from "../context.ts";
import { askCarriers } from "../ask-carriers.ts";
import { asSentence } from "../sentence.ts";
import { stationSettings } from "../settings/station-settings.ts";
import { soundRate } from "../wallet/sound-rate.ts";
import { keepSteps, type Kept } from "./kept.ts";
import { lookAtSteps } from "./look.ts";

type Checked = Pick<
  Context,
  | "store"
  | "carriers"
  | "machine"
  | "dataFolder"
  | "exchange"
  | "clock"
  | "announce"
  | "addresses"
  | "policy"
>;

/** Currencies that pay in live mode. */
const paying = ["BTC", "LTC"] as const;

async function knownRates(ctx: Checked): Promise<string[]> {
  const found = await Promise.all(
    paying.map((currency) =>
      soundRate(ctx, currency).then(
        () => [currency],
        (error: unknown) => {
          if (error instanceof StationError) return [];
          throw error;
        },
      ),
    ),
  );
  return found.flat();
}

/** What stands against the sender; undefined when nobody could be asked. */
async function senderOf(ctx: Checked): Promise<Kept["sender"] | undefined> {
  const [first] = ctx.store.read(stationSettings).shipFrom;
  if (!first) return null;
  try {
    const { verified, errors } = await askCarriers(
      async () =>
        (await ctx.carriers.verifyAddress?.(first.address)) ?? ctx.addresses.verify(first.address),
    );
    return {
      address: JSON.stringify(first.address),
      problem: verified
        ? null
        : errors.map(({ message }) => asSentence(message)).join(" ") || "It is not known.",
      at: ctx.clock.now(),
    };
  } catch (error) {
    // The account's own step says why.
    if (error instanceof StationError) return undefined;
    throw error;
  }
}

/** Asks the account, the exchanges and the verifier, and keeps what they said. */
export async function checkSteps(ctx: Checked): Promise<GoingLive> {
  const { account } = ctx.carriers;
  const [state, currencies] = await Promise.all([account?.check(), knownRates(ctx)]);
  // After the account: one that refuses its key would refuse this, too.
  const sender = state?.kind && !state.trouble ? await senderOf(ctx) : undefined;
  await ctx.store.write((tx) => {
    const at = ctx.clock.now();
    const isGood = state?.keyPreview != null && state.trouble === null;
    keepSteps(tx, {
      rates: { currencies, at },
      ...(isGood ? { account: { keyPreview: state.keyPreview ?? "", at } } : {}),
      ...(isGood && state.clockDifferenceMs !== null
        ? { clock: { differenceMs: state.clockDifferenceMs, at } }
        : {}),
      ...(sender === undefined ? {} : { sender }),
    });
  });
  ctx.announce({ kind: "settings.changed" });
  return lookAtSteps(ctx);
}
