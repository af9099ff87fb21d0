import { sql } from "kysely";
import type { Currency } from "#shared/rules/money.ts";
import { statement } from "./sql.ts";

export const chargeOfAttempt = statement((db, v: { attemptId: string }) =>
  db.selectFrom("charge").selectAll().where("attempt_id", "=", v.attemptId),
);
/** Sets what is due and what of it was booked. */
export const bookCharge = statement((db, v: { attemptId: string; due: number; booked: number }) =>
  db
    .updateTable("charge")
    .set({ due_units: v.due, booked_units: v.booked })
    .where("attempt_id", "=", v.attemptId),
);
/** Charges that the wallet could not pay whole, the oldest first. */
export const owedCharges = statement((db) =>
  db
    .selectFrom("charge")
    .selectAll()
    .where(sql<boolean>`booked_units <> due_units`)
    .orderBy("created_at"),
);
/** What is still owed in a currency, in 1e-8. */
export const owedIn = statement((db, v: { currency: Currency }) =>
  db
    .selectFrom("charge")
    .select(sql<number>`COALESCE(SUM(due_units - booked_units), 0)`.as("units"))
    .where(sql<boolean>`booked_units <> due_units`)
    .where("currency", "=", v.currency),
);
