import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { staleOpenRows } from "#electron/store/batches/rows.ts";
import type { rateCardRows } from "#shared/contract/desk/rate-cards.ts";
import type { OwnRateCard } from "#shared/contract/desk/rate-cards.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { machineOf } from "../machine/machine-of.ts";
import { written } from "../machine/written.ts";

/** The most that a card may have. */
const maxBytes = 10 * 1024 * 1024;

/** Rows of batches were rated with other prices: they need new rates. */
async function pricesChanged(ctx: Context): Promise<void> {
  await ctx.store.write((tx) => staleOpenRows.run(tx, {}));
  ctx.announce({ kind: "settings.changed" });
}

function refused(name: string, message: string): OwnRateCard {
  const problems = [{ line: null, message }];
  return { name, carrier: null, kind: null, version: null, inForce: "no", problems };
}

async function readCard(path: string): Promise<{ text: string } | { message: string }> {
  try {
    if ((await stat(path)).size > maxBytes) return { message: "The file is larger than 10 MiB." };
    return { text: await readFile(path, "utf8") };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { message: `The file cannot be read: ${why}` };
  }
}

export const rateCardVerbs: Handlers<typeof rateCardRows, Context> = {
  listRateCards: async (ctx) => ({
    folder: ctx.rateCards.folder,
    carriers: ctx.rateCards.inForce(),
    own: ctx.rateCards.own(),
  }),
  addRateCard: async (ctx) => {
    const path = await machineOf(ctx).chooseRateCard();
    if (path === null) return { card: null };
    const name = basename(path);
    const read = await readCard(path);
    if ("message" in read) return { card: refused(name, read.message) };
    const card = await written(async () => ctx.rateCards.add(name, read.text));
    if (card.inForce === "yes") await pricesChanged(ctx);
    return { card };
  },
  removeRateCard: async (ctx, { name }) => {
    const removed = await written(async () => ctx.rateCards.remove(name));
    if (!removed)
      throw new StationError("RATE_CARD_NOT_FOUND", `There is no rate card ${name} of your own.`);
    await pricesChanged(ctx);
    return { name, deleted: true };
  },
};
