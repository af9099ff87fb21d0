import type { Desk } from "#shared/contract/desk/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { machineOf } from "./machine-of.ts";
import { written } from "./written.ts";

/** Asks where to save a file, and saves it. */
export async function saveFile(
  ctx: Context,
  { fileName, bytes }: Parsed<Desk["saveFile"]>,
): Promise<Answer<Desk["saveFile"]>> {
  const machine = machineOf(ctx);
  return { path: await written(() => machine.saveFile(fileName, bytes)) };
}
