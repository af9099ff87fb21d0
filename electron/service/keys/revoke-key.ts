import { keyById, revokeKey as revoke } from "#electron/store/keys.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { keyEntry } from "./key-entry.ts";

/** Ends a key at once. Ending it twice is no error. */
export async function revokeKey(
  ctx: Pick<Context, "clock" | "store" | "announce" | "policy">,
  { id }: Parsed<Desk["revokeKey"]>,
): Promise<Answer<Desk["revokeKey"]>> {
  const row = await ctx.store.write((tx) => {
    revoke.run(tx, { id, now: ctx.clock.now() });
    return keyById.get(tx, { id });
  });
  if (!row) throw new StationError("KEY_NOT_FOUND", `There is no key ${id}.`);
  ctx.announce({ kind: "keys.changed", id });
  return keyEntry(ctx.policy, row);
}
