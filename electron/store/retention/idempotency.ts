import { forgetOlder } from "../idempotency.ts";
import { nothing, type Sweep } from "./sweep.ts";

const sliceSize = 50;

/** Idempotency keys whose day is over. */
export const sweepIdempotency: Sweep = (tx, before) => {
  const { changes } = forgetOlder.run(tx, { before, limit: sliceSize });
  return changes > 0 ? { removed: changes, next: "on" } : nothing;
};
