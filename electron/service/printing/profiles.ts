import { profileById } from "#electron/store/printer-profiles.ts";
import type { Db } from "#electron/store/store.ts";
import type { PrinterProfile } from "#shared/contract/desk/printer-profile.ts";
import { StationError } from "#shared/contract/errors.ts";

/** Our own JSON, parsed by the contract before it was written. */
export function profileFromRow(row: { id: string; profile: string }): PrinterProfile {
  return { ...(JSON.parse(row.profile) as Omit<PrinterProfile, "id">), id: row.id };
}

/** The profile with this id, or PROFILE_NOT_FOUND. */
export function existingProfile(db: Db, id: string): PrinterProfile {
  const row = profileById.get(db, { id });
  if (!row)
    throw new StationError(
      "PROFILE_NOT_FOUND",
      `There is no printer profile ${id}. Choose another one, or set the printer up again.`,
    );
  return profileFromRow(row);
}

/** How pages lie when nobody has chosen a printer: as they were drawn. */
export const plainProfile: PrinterProfile = {
  id: "",
  name: "4×6",
  route: { kind: "folder", folder: "." },
  size: "4x6",
  dpi: 203,
  rotation: 0,
  offsetX: 0,
  offsetY: 0,
  darkness: null,
  copies: 1,
};
