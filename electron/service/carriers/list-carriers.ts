import type { Api } from "#shared/contract/index.ts";
import type { Answer } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";

/** The carriers, every service that they sell, and what fits into it. */
export async function listCarriers(ctx: Context): Promise<Answer<Api["listCarriers"]>> {
  return { carriers: ctx.carriers.services() };
}
