import { statement } from "./sql.ts";

export const allProfiles = statement((db) =>
  db.selectFrom("printer_profile").selectAll().orderBy("created_at").orderBy("id"),
);
export const profileById = statement((db, v: { id: string }) =>
  db.selectFrom("printer_profile").selectAll().where("id", "=", v.id),
);
export const putProfile = statement((db, v: { id: string; profile: string; now: number }) =>
  db
    .insertInto("printer_profile")
    .values({ id: v.id, profile: v.profile, created_at: v.now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ profile: v.profile })),
);
export const dropProfile = statement((db, v: { id: string }) =>
  db.deleteFrom("printer_profile").where("id", "=", v.id),
);
