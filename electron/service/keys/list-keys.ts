import { allKeys } from "#electron/store/keys.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Answer } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { keyEntry } from "./key-entry.ts";

/** Every key ever made, newest first. */
export async function listKeys(
  ctx: Pick<Context, "store" | "policy">,
): Promise<Answer<Desk["listKeys"]>> {
  return {
    keys: ctx.store.read((db) => allKeys.all(db, {})).map((row) => keyEntry(ctx.policy, row)),
  };
}
