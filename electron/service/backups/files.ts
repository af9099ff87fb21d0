import type { Desk } from "#shared/contract/desk/index.ts";
import { invalidField } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { assertChosen, chosen } from "../machine/chosen.ts";
import { machineOf } from "../machine/machine-of.ts";
import { written } from "../machine/written.ts";
import { toldProblems } from "#shared/rules/told-problems.ts";

/** Asks where, and writes a copy that was restored elsewhere to try it. */
export async function backUpStation(
  ctx: Context,
  { passphrase }: Parsed<Desk["backUpStation"]>,
): Promise<Answer<Desk["backUpStation"]>> {
  const day = new Date(ctx.clock.now()).toISOString().slice(0, 10);
  const path = await machineOf(ctx).chooseSavePath(`shipdeck-${ctx.mode}-${day}.backup`);
  if (!path) return { path: null, labels: 0, bytes: 0, ms: 0 };
  const { labels, bytes, ms } = await written(() => ctx.backups.make(path, passphrase ?? null));
  return { path, labels, bytes, ms };
}

/** Asks for a backup and says what is wrong with it. */
export async function chooseBackup(ctx: Context): Promise<Answer<Desk["chooseBackup"]>> {
  const path = chosen(ctx, await machineOf(ctx).chooseBackup());
  if (!path) return { path, encrypted: false, problems: [] };
  return { path, ...(await ctx.backups.check(path, null)) };
}

export async function checkBackup(
  ctx: Context,
  { path, passphrase }: Parsed<Desk["checkBackup"]>,
): Promise<Answer<Desk["checkBackup"]>> {
  assertChosen(ctx, "path", path);
  const { problems } = await ctx.backups.check(path, passphrase);
  return { problems };
}

/** Starts the program again with the backup's data; today's is kept aside. A backup that is not whole changes nothing. */
export async function restoreBackup(
  ctx: Context,
  { path, passphrase: given }: Parsed<Desk["restoreBackup"]>,
): Promise<Answer<Desk["restoreBackup"]>> {
  const machine = machineOf(ctx);
  assertChosen(ctx, "path", path);
  const passphrase = given ?? null;
  const { encrypted, problems } = await ctx.backups.check(path, passphrase);
  if (encrypted && passphrase === null)
    throw invalidField("passphrase", "is needed: this backup is encrypted");
  if (problems.length > 0)
    throw invalidField("path", `cannot be restored: ${toldProblems(problems)}`);
  machine.restart({ file: path, passphrase });
  return { restarting: true };
}
