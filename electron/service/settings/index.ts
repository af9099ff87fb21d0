import { staleOpenRows } from "#electron/store/batches/rows.ts";
import { writeSetting } from "#electron/store/settings.ts";
import type { settingsRows } from "#shared/contract/desk/settings.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { ratedBy, settingsKey, stationSettings } from "./station-settings.ts";

export const settingsVerbs: Handlers<typeof settingsRows, Context> = {
  getSettings: async (ctx) => ctx.store.read(stationSettings),
  updateSettings: async (ctx, changes) => {
    const given = Object.fromEntries(
      Object.entries(changes).filter(([, value]) => value !== undefined),
    );
    const settings = await ctx.store.write((tx) => {
      const before = stationSettings(tx);
      const next = { ...before, ...given };
      writeSetting(tx, settingsKey, next);
      // In the same transaction: no row may be bought from an address that is not the warehouse's any more.
      if (ratedBy(next) !== ratedBy(before)) staleOpenRows.run(tx, {});
      return next;
    });
    ctx.announce({ kind: "settings.changed" });
    return settings;
  },
};
