import type { Desk } from "#shared/contract/desk/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";

/** Notes a failure of the window in the log of this computer. */
export async function reportProblem(
  ctx: Context,
  { place, message, stack }: Parsed<Desk["reportProblem"]>,
): Promise<Answer<Desk["reportProblem"]>> {
  ctx.log.error({ place, error: message, stack }, "The window has failed");
  return { noted: true };
}
