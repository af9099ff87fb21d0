import type { backupRows } from "#shared/contract/desk/backups.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { instant } from "../json.ts";
import { assertChosen } from "../machine/chosen.ts";
import { assertPlanFree } from "./assert-plan-free.ts";
import { backUpStation, checkBackup, chooseBackup, restoreBackup } from "./files.ts";
import { changePlan, passphraseContext, planOf, storedPlan } from "./plan.ts";
import { backupResults } from "./results.ts";

/** How many results a window shows. */
const shown = 30;

async function getBackups(ctx: Context): Promise<Answer<Desk["getBackups"]>> {
  const { stored, results } = ctx.store.read((db) => ({
    stored: storedPlan(db),
    results: backupResults(db),
  }));
  const { passphrase } = stored;
  const next = ctx.backupTimer.nextAt();
  return {
    plan: planOf(ctx, stored),
    passphraseReadable:
      passphrase === null || ctx.secrets.open(passphrase, passphraseContext) !== null,
    running: ctx.backupTimer.running(),
    nextAt: next === null ? null : instant(next),
    results: results.slice(0, shown),
  };
}

export const backupVerbs: Handlers<typeof backupRows, Context> = {
  getBackups,
  planBackups: async (ctx, { passphrase, folder, schedule, hour, everyHours }) => {
    assertPlanFree(ctx, { schedule, hour, everyHours, folder });
    if (folder != null && folder !== planOf(ctx, ctx.store.read(storedPlan)).folder)
      assertChosen(ctx, "folder", folder);
    const sealed = passphrase ? ctx.secrets.seal(passphrase, passphraseContext) : passphrase;
    const given = Object.entries({ schedule, hour, everyHours, folder, passphrase: sealed });
    const changes = Object.fromEntries(given.filter(([, value]) => value !== undefined));
    // A new schedule begins today: the hours before it was made are not missed ones.
    await ctx.store.write((tx) => changePlan(tx, { ...changes, since: ctx.clock.now() }));
    ctx.announce({ kind: "settings.changed" });
    return getBackups(ctx);
  },
  backUpNow: async (ctx) => {
    const made = ctx.backupTimer.makeNow("hand");
    ctx.announce({ kind: "settings.changed" });
    const result = await made;
    if (!result.ok)
      throw new StationError("STORAGE_UNAVAILABLE", `No backup was made: ${result.problem}`);
    return result;
  },
  backUpStation,
  chooseBackup,
  checkBackup,
  restoreBackup,
};
