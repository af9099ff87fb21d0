import { readMeta, writeMeta } from "../meta.ts";
import { statement } from "../sql.ts";
import type { Db } from "../store.ts";
import { nothing, type Sweep } from "./sweep.ts";

const sliceSize = 100;
/** From when on every event is still there, in ms; what is older may have been removed. */
const keptSinceKey = "events.kept-since";

// Ids begin with the time they were made at.
const page = statement((db, v: { after: string; limit: number }) =>
  db
    .selectFrom("event")
    .select(["id", "created_at"])
    .where("id", ">", v.after)
    .orderBy("id")
    .limit(v.limit),
);
export const removeEvents = statement((db, v: { after: string; upTo: string; before: number }) =>
  db
    .deleteFrom("event")
    .where("id", ">", v.after)
    .where("id", "<=", v.upTo)
    .where("created_at", "<", v.before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("delivery")
            .select("delivery.seq")
            .whereRef("delivery.event_id", "=", "event.id"),
        ),
      ),
    ),
);

export function eventsKeptSince(db: Db): number {
  return Number(readMeta(db, keptSinceKey) ?? 0);
}

/** Webhook events that no delivery needs. How far back they are whole is noted, so that the ledger's rules ask for no older one. */
export const sweepEvents: Sweep = (tx, before, after) => {
  const slice = page.all(tx, { after, limit: sliceSize });
  const last = slice.at(-1);
  if (!last || slice.every(({ created_at: at }) => at >= before)) return nothing;
  const { changes } = removeEvents.run(tx, { after, upTo: last.id, before });
  if (changes > 0 && before > eventsKeptSince(tx)) writeMeta(tx, keptSinceKey, String(before));
  return { removed: changes, next: last.id };
};
