import type { Actor } from "#shared/contract/actor.ts";
import { api } from "#shared/contract/index.ts";
import type { Desk, Done, OnceKey } from "./doors/dispatch.ts";
import type { Context, Parts } from "./service/context.ts";
import { once } from "./service/idempotency/once.ts";
import { handlers } from "./service/index.ts";
import { purchaseResult } from "./service/labels/purchase-result.ts";
import { manifestDetail } from "./service/manifests/manifest-view.ts";
import { recallOrder } from "./service/orders/recall-order.ts";

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
    purchaseLabels: async (orderId) => parts.store.read((db) => purchaseResult(parts, db, orderId)),
  };
  const statuses: Readonly<Record<string, number | undefined>> = {
    createOrder: api.createOrder.status,
    createManifest: api.createManifest.status,
  };
  return async (name: string, actor: Actor, input: object, key: OnceKey | null): Promise<Done> => {
    const verb = verbs[name];
    if (!verb) throw new Error(`no verb ${name}`);
    const recall = recalls[name];
    if (!key || !recall) return { data: await verb({ ...parts, actor }, input), replayed: false };
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
