import type { Desk } from "#shared/contract/desk/index.ts";
import type { Answer } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";

/** The carriers and every service that they sell. */
export async function listCarriers(ctx: Context): Promise<Answer<Desk["listCarriers"]>> {
  return { carriers: ctx.carriers.services() };
}
