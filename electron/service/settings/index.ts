import { writeSetting } from "#electron/store/settings.ts";
import type { settingsRows } from "#shared/contract/desk/settings.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { settingsKey, stationSettings } from "./station-settings.ts";

export const settingsVerbs: Handlers<typeof settingsRows, Context> = {
  getSettings: async (ctx) => ctx.store.read(stationSettings),
  updateSettings: async (ctx, changes) => {
    const given = Object.fromEntries(
      Object.entries(changes).filter(([, value]) => value !== undefined),
    );
    const settings = await ctx.store.write((tx) => {
      const next = { ...stationSettings(tx), ...given };
      writeSetting(tx, settingsKey, next);
      return next;
    });
    ctx.announce({ kind: "settings.changed" });
    return settings;
  },
};
