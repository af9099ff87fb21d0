import { dropProfile, profileById, putProfile } from "#electron/store/printer-profiles.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { invalidField } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { assertChosen } from "../machine/chosen.ts";
import { assertAllowedPrinter } from "../policy/allowed-printer.ts";
import { existingProfile, profileFromRow } from "./profiles.ts";

/** Throws VALIDATION_ERROR for a folder that a window names and no person picked, unless the profile has it already. */
function assertFolder(ctx: Context, { id, route }: Parsed<Desk["savePrinterProfile"]>): void {
  if (!ctx.machine || route.kind !== "folder") return;
  const before = id ? ctx.store.read((db) => existingProfile(db, id)).route : null;
  if (before?.kind === "folder" && before.folder === route.folder) return;
  assertChosen(ctx, "route.folder", route.folder);
}

/** Makes a printer profile, or changes the one with this id. Jobs that began keep the profile that they began with. */
export async function savePrinterProfile(
  ctx: Context,
  { id: given, ...profile }: Parsed<Desk["savePrinterProfile"]>,
): Promise<Answer<Desk["savePrinterProfile"]>> {
  if (profile.route.kind === "zpl" && profile.size.startsWith("letter"))
    throw invalidField(
      "size",
      "must be 4x6, 4x8 or a6 for a label printer that takes ZPL; letter sheets are for printers of the system",
      "4x6",
    );
  assertAllowedPrinter(ctx, profile.route);
  assertFolder(ctx, { id: given, ...profile });
  const fresh = ctx.newId("prf");
  const saved = await ctx.store.write((tx) => {
    const id = given ? existingProfile(tx, given).id : fresh;
    putProfile.run(tx, { id, profile: JSON.stringify(profile), now: ctx.clock.now() });
    const row = profileById.get(tx, { id });
    if (!row) throw new Error("the profile that was just written is not there");
    return profileFromRow(row);
  });
  ctx.announce({ kind: "printing.changed" });
  return saved;
}

export async function deletePrinterProfile(
  ctx: Context,
  { profileId }: Parsed<Desk["deletePrinterProfile"]>,
): Promise<Answer<Desk["deletePrinterProfile"]>> {
  await ctx.store.write((tx) => {
    existingProfile(tx, profileId);
    dropProfile.run(tx, { id: profileId });
  });
  ctx.announce({ kind: "printing.changed" });
  return { id: profileId, deleted: true };
}
