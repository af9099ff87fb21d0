import type { SecretBox } from "#electron/secrets/secrets.ts";
import { dueDeliveries, queues } from "#electron/store/deliveries.ts";
import { webhookContext } from "#electron/store/stored-secrets.ts";
import type { Db } from "#electron/store/store.ts";
import { nextQueue, slotsInAll, slotsPerWebhook } from "./slots.ts";

export interface Claim {
  id: string;
  webhookId: string;
}

export interface Claims {
  /** What to start now, in this order. */
  start: Claim[];
  /** When the next delivery that is not due yet will be, in ms; null when none waits. */
  upcoming: number | null;
}

/**
 * Chooses what to start: each webhook's oldest due deliveries, the webhooks taking turns. `flights` are those under way; `served`
 * is written: it remembers in which order the webhooks were served.
 */
export function claim(
  db: Db,
  now: number,
  flights: ReadonlyMap<string, { webhookId: string }>,
  served: Map<string, number>,
  secrets: SecretBox,
): Claims {
  const inFlight = new Map<string, number>();
  for (const { webhookId } of flights.values())
    inFlight.set(webhookId, (inFlight.get(webhookId) ?? 0) + 1);
  // What cannot be signed waits: an unsigned event, or one signed with something else, is worse than a late one.
  const signed = queues
    .all(db, { now })
    .filter(({ id, secret }) => secrets.open(secret, webhookContext(id)) !== null);
  const all = signed.map((row) => ({
    id: row.id,
    failing: row.consecutive_failures > 0,
    inFlight: inFlight.get(row.id) ?? 0,
    lastServed: served.get(row.id) ?? 0,
    isDue: row.due !== null,
    upcoming: row.upcoming,
    next: null as Claim[] | null,
  }));
  let failing = all.reduce((sum, queue) => sum + (queue.failing ? queue.inFlight : 0), 0);
  let turn = Math.max(0, ...served.values());
  let due = all.filter(({ isDue }) => isDue);
  const start: Claim[] = [];
  while (flights.size + start.length < slotsInAll) {
    const queue = nextQueue(due, failing);
    if (!queue) break;
    // Those under way are due too; beyond them no more can be started than a webhook has slots.
    queue.next ??= dueDeliveries
      .all(db, { webhookId: queue.id, now, limit: 2 * slotsPerWebhook })
      .filter(({ id }) => !flights.has(id))
      .map(({ id }) => ({ id, webhookId: queue.id }));
    const next = queue.next.shift();
    if (!next) {
      due = due.filter((other) => other !== queue);
      continue;
    }
    start.push(next);
    queue.inFlight += 1;
    queue.lastServed = ++turn;
    served.set(queue.id, turn);
    if (queue.failing) failing += 1;
  }
  const times = all.flatMap(({ upcoming }) => (upcoming === null ? [] : [upcoming]));
  return { start, upcoming: times.length > 0 ? Math.min(...times) : null };
}
