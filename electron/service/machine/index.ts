import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { labelOfItem } from "#electron/store/labels.ts";
import type { machineRows } from "#shared/contract/desk/machine.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { chosen } from "./chosen.ts";
import { machineOf } from "./machine-of.ts";
import { saveFile } from "./save-file.ts";
import { setPreferences } from "./set-preferences.ts";
import { switchMode } from "./switch-mode.ts";
import { written } from "./written.ts";

export const machineVerbs: Handlers<typeof machineRows, Context> = {
  getPreferences: async (ctx) => machineOf(ctx).preferences(),
  setPreferences,
  saveFile,
  chooseFolder: async (ctx) => ({ path: chosen(ctx, await machineOf(ctx).chooseFolder()) }),
  switchMode,
  restartApp: async (ctx) => {
    machineOf(ctx).restart();
    return { restarting: true };
  },
  openPlace: async (ctx, { place }) => {
    const { dataFolder } = ctx.about();
    const path = place === "data" ? dataFolder : join(dataFolder, place);
    // Nobody has put a rate card there yet.
    if (place === "rate-cards") await written(() => mkdir(path, { recursive: true }));
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
