import type { Api } from "#shared/contract/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";

/** The carriers, every service that they sell, and what fits into it. */
export async function listCarriers(
  ctx: Context,
  { carrier: asked }: Parsed<Api["listCarriers"]>,
): Promise<Answer<Api["listCarriers"]>> {
  const all = ctx.carriers.services();
  return { carriers: asked ? all.filter(({ carrier }) => carrier === asked) : all };
}
