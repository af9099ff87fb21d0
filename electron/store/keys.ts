import { statement } from "./sql.ts";

export const keyByApiKey = statement((db, v: { apiKey: string }) =>
  db.selectFrom("api_key").selectAll().where("api_key", "=", v.apiKey),
);
export const keyById = statement((db, v: { id: string }) =>
  db.selectFrom("api_key").selectAll().where("id", "=", v.id),
);
export const allKeys = statement((db) =>
  db.selectFrom("api_key").selectAll().orderBy("created_at", "desc"),
);
export const touchKey = statement((db, v: { id: string; now: number }) =>
  db.updateTable("api_key").set({ last_used_at: v.now }).where("id", "=", v.id),
);
export const revokeKey = statement((db, v: { id: string; now: number }) =>
  db
    .updateTable("api_key")
    .set({ revoked_at: v.now })
    .where("id", "=", v.id)
    .where("revoked_at", "is", null),
);
export const expireKey = statement((db, v: { id: string; at: number }) =>
  db.updateTable("api_key").set({ expires_at: v.at }).where("id", "=", v.id),
);
