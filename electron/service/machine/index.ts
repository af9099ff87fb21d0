import { join } from "node:path";
import { labelOfItem } from "#electron/store/labels.ts";
import type { machineRows } from "#shared/contract/desk/machine.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context, Machine } from "../context.ts";

function machineOf(ctx: Context): Machine {
  if (ctx.machine) return ctx.machine;
  throw new StationError(
    "NOT_ON_THIS_MACHINE",
    "This station runs without a window. Use the command line, or open the desktop station.",
  );
}

export const machineVerbs: Handlers<typeof machineRows, Context> = {
  getPreferences: async (ctx) => machineOf(ctx).preferences(),
  setPreferences: async (ctx, changes) => {
    const preferences = machineOf(ctx).setPreferences(
      Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
    );
    ctx.announce({ kind: "settings.changed" });
    return preferences;
  },
  saveFile: async (ctx, { fileName, bytes }) => ({
    path: await machineOf(ctx).saveFile(fileName, bytes),
  }),
  chooseFolder: async (ctx) => ({ path: await machineOf(ctx).chooseFolder() }),
  restartApp: async (ctx) => {
    machineOf(ctx).restart();
    return { restarting: true };
  },
  openPlace: async (ctx, { place }) => {
    const { dataFolder } = ctx.about();
    const path = place === "data" ? dataFolder : join(dataFolder, place);
    await machineOf(ctx).openFolder(path);
    return { path };
  },
  showLabelFile: async (ctx, { orderItemId }) => {
    const machine = machineOf(ctx);
    const label = ctx.store.read((db) => labelOfItem.get(db, { itemId: orderItemId }));
    if (!label) throw new StationError("LABEL_NOT_FOUND", `The item ${orderItemId} has no label.`);
    const path = join(ctx.about().dataFolder, "labels", label.file);
    machine.showFile(path);
    return { path };
  },
};
