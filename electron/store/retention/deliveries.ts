import { readMeta, writeMeta } from "../meta.ts";
import { statement } from "../sql.ts";
import { nothing, type Sweep } from "./sweep.ts";

const sliceSize = 50;
/** From when on every event still has its deliveries, in ms; the ledger's rules ask for no older ones. */
const keptSinceKey = "deliveries.kept-since";

const page = statement((db, v: { after: number; limit: number }) =>
  db
    .selectFrom("delivery")
    .select(["seq", "created_at"])
    .where("seq", ">", v.after)
    .orderBy("seq")
    .limit(v.limit),
);
const remove = statement((db, v: { after: number; upTo: number; before: number }) =>
  db
    .deleteFrom("delivery")
    .where("seq", ">", v.after)
    .where("seq", "<=", v.upTo)
    .where("next_at", "is", null)
    .where("updated_at", "<", v.before),
);

/**
 * Webhook deliveries that ended, delivered or dead, and their attempts with them. They are walked in the order they were made, so that
 * the busiest table needs no index of its own for it; one that still waits is passed over.
 */
export const sweepDeliveries: Sweep = (tx, before, after) => {
  const slice = page.all(tx, { after: Number(after), limit: sliceSize });
  const last = slice.at(-1);
  // Every one of them, not the last: a clock that was once ahead must not hold up what follows.
  if (!last || slice.every(({ created_at: at }) => at >= before)) return nothing;
  const { changes } = remove.run(tx, { after: Number(after), upTo: last.seq, before });
  if (changes > 0 && before > Number(readMeta(tx, keptSinceKey) ?? 0))
    writeMeta(tx, keptSinceKey, String(before));
  return { removed: changes, next: String(last.seq) };
};
