import type { Actor } from "#shared/contract/actor.ts";
import { StationError } from "#shared/contract/errors.ts";
import { api } from "#shared/contract/index.ts";
import type { LabelPurchase } from "#shared/contract/labels.ts";
import type { Desk, Done, OnceKey } from "./doors/dispatch.ts";
import type { Context, Parts } from "./service/context.ts";
import { once } from "./service/idempotency/once.ts";
import { handlers } from "./service/index.ts";
import { purchaseResult } from "./service/labels/purchase-result.ts";
import { manifestDetail } from "./service/manifests/manifest-view.ts";
import { recallOrder } from "./service/orders/recall-order.ts";

/** What came of a purchase that a stop cut short, once all of it is known. */
function settledPurchase(parts: Parts, orderId: string): LabelPurchase {
  const result = parts.store.read((db) => purchaseResult(parts, db, orderId));
  if (result.pendingCount === 0) return result;
  throw new StationError(
    "PURCHASE_IN_PROGRESS",
    "The station stopped while this purchase was under way, and is finding out what became of it. Nothing is bought twice. Ask again in a moment with the same Idempotency-Key, or read the order.",
    { retryAfter: 5 },
  );
}

/** Runs a verb, once per Idempotency-Key where the caller sent one. */
export function verbCaller(parts: Parts): Desk["call"] {
  // Rows and handlers share their names and shapes by `Handlers<Api & Desk>`; dispatch has parsed the input by the row.
  const verbs = handlers as unknown as Record<
    string,
    (ctx: Context, input: object) => Promise<unknown>
  >;
  const recalls: Record<string, (reference: string) => Promise<unknown>> = {
    createOrder: (orderId) => recallOrder(parts, orderId),
    createManifest: async (id) => parts.store.read((db) => manifestDetail(parts, db, id)),
    purchaseLabels: async (orderId) => settledPurchase(parts, orderId),
  };
  const statuses: Readonly<Record<string, number | undefined>> = {
    createOrder: api.createOrder.status,
    createManifest: api.createManifest.status,
  };
  // The parts are many: whoever asks again finds them copied.
  const contexts = new WeakMap<Actor, Context>();
  function contextOf(actor: Actor): Context {
    let context = contexts.get(actor);
    if (!context) contexts.set(actor, (context = { ...parts, actor }));
    return context;
  }
  return async (name: string, actor: Actor, input: object, key: OnceKey | null): Promise<Done> => {
    const verb = verbs[name];
    if (!verb) throw new Error(`no verb ${name}`);
    const recall = recalls[name];
    if (!key || !recall) return { data: await verb(contextOf(actor), input), replayed: false };
    const { data, replayed } = await once(parts, {
      keyId: actor.kind === "key" ? actor.rootId : "desk",
      idempotencyKey: key.key,
      fingerprint: key.fingerprint,
      status: statuses[name] ?? 200,
      run: (refer) => verb({ ...parts, actor, refer }, input),
      recall,
    });
    return { data, replayed };
  };
}
