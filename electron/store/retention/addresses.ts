import { statement } from "../sql.ts";
import { nothing, type Sweep } from "./sweep.ts";

const sliceSize = 200;

const page = statement((db, v: { after: string; limit: number }) =>
  db
    .selectFrom("verified_address")
    .select(["id", "created_at"])
    .where("id", ">", v.after)
    .orderBy("id")
    .limit(v.limit),
);
const remove = statement((db, v: { after: string; upTo: string; before: number }) =>
  db
    .deleteFrom("verified_address")
    .where("id", ">", v.after)
    .where("id", "<=", v.upTo)
    .where("created_at", "<", v.before),
);

/** Addresses that were verified and answered; what an order ships to is in its shipment. */
export const sweepAddresses: Sweep = (tx, before, after) => {
  const slice = page.all(tx, { after, limit: sliceSize });
  const last = slice.at(-1);
  if (!last || slice.every(({ created_at: at }) => at >= before)) return nothing;
  return { removed: remove.run(tx, { after, upTo: last.id, before }).changes, next: last.id };
};
