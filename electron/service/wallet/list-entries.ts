import { pageOfHistory } from "#electron/store/wallet-history.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { invalidField } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { rangeOf } from "./range.ts";
import { walletEntry } from "./wallet-entry.ts";

function readKey(after: string): { createdAt: number; seq: number } | null {
  if (after === "") return null;
  const match = /^(\d{1,16})\.(\d{1,16})$/.exec(after);
  if (!match) throw invalidField("after", "must be the `next` of the page before");
  return { createdAt: Number(match[1]), seq: Number(match[2]) };
}

/** One page of the wallet's history. */
export async function listWalletEntries(
  ctx: Context,
  { after, ...filter }: Parsed<Desk["listWalletEntries"]>,
): Promise<Answer<Desk["listWalletEntries"]>> {
  const key = readKey(after);
  const range = rangeOf(filter);
  const found = ctx.store.read((db) => pageOfHistory(db, { ...filter, ...range, after: key }));
  const last = found.length === filter.limit ? found.at(-1) : undefined;
  return {
    entries: found.map(walletEntry),
    next: last ? `${last.created_at}.${last.seq}` : null,
  };
}
