import type { Desk } from "#shared/contract/desk/index.ts";
import { invalidField } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { assertChosen, chosen } from "./chosen.ts";
import { machineOf } from "./machine-of.ts";
import { written } from "./written.ts";

/** Asks where, and writes a copy that was read back and checked. */
export async function backUpStation(ctx: Context): Promise<Answer<Desk["backUpStation"]>> {
  const day = new Date(ctx.clock.now()).toISOString().slice(0, 10);
  const path = await machineOf(ctx).chooseSavePath(`shipdeck-${ctx.mode}-${day}.backup`);
  if (!path) return { path: null, labels: 0, bytes: 0 };
  return { path, ...(await written(() => ctx.backUp(path))) };
}

/** Asks for a backup and says what is wrong with it. */
export async function chooseBackup(ctx: Context): Promise<Answer<Desk["chooseBackup"]>> {
  const path = chosen(ctx, await machineOf(ctx).chooseBackup());
  return { path, problems: path ? [...ctx.verifyBackup(path)] : [] };
}

/** Starts the program again with the backup's data; today's is kept aside. A backup that is not whole changes nothing. */
export async function restoreBackup(
  ctx: Context,
  { path }: Parsed<Desk["restoreBackup"]>,
): Promise<Answer<Desk["restoreBackup"]>> {
  const machine = machineOf(ctx);
  assertChosen(ctx, "path", path);
  const problems = ctx.verifyBackup(path);
  if (problems.length > 0) throw invalidField("path", `cannot be restored: ${problems.join(" ")}`);
  machine.restart(path);
  return { restarting: true };
}
