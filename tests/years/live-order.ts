import { insertInto } from "#electron/store/sql.ts";
import { post } from "#electron/store/ledger.ts";
import { recordAttempt } from "#electron/store/deliveries.ts";
import {
  addSearchTerm,
  itemById,
  itemsOfOrder,
  refreshOrder,
  setItemStatus,
} from "#electron/store/orders.ts";
import { attemptById } from "#electron/store/attempts.ts";
import type { Tx } from "#electron/store/store.ts";
import { recordRefusal, recordSale } from "#electron/service/labels/record-outcome.ts";
import { searchTerms } from "#electron/service/orders/search-terms.ts";
import type { Address } from "#shared/contract/address.ts";
import { paymentStatusOf } from "#shared/rules/payment-status.ts";
import { unitsFromCents } from "#shared/rules/convert.ts";
import type { Template } from "./template.ts";

export interface Means {
  template: Template;
  newId: (prefix: string) => string;
  /** Only the offer that is taken: what retention leaves of the others. */
  thin?: boolean;
  /** Where a label's file lies. */
  keepLabel: () => { file: string; sha256: string; bytes: number };
  /** 0 to 1. */
  random: () => number;
  hex: (bytes: number) => string;
}

const firstNames = ["Dana", "Mael", "Ada", "Iris", "Tomas", "Wen", "Olu", "Priya", "Sven", "Lucia"];
const syllables = ["ro", "mi", "ta", "ber", "lan", "ke", "so", "vi", "dun", "pa", "gre", "no"];

function recipient({ template, random }: Means): Address {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const last = [pick(syllables), pick(syllables), pick(syllables)].join("");
  const address = JSON.parse(template.shipment.to_address) as Address;
  return {
    ...address,
    name: `${pick(firstNames)} ${last}`,
    street1: `${Math.floor(random() * 9000) + 1} Dexter Ave`,
  };
}

/** Asks for rates: a shipment with every offer. Answers the ids of both, the cheapest offer first. */
export function liveRates(means: Means, tx: Tx, now: number) {
  const { template, newId } = means;
  const toAddress = recipient(means);
  const shipmentId = newId("shp");
  insertInto(tx, "shipment", {
    ...template.shipment,
    id: shipmentId,
    to_address: JSON.stringify(toAddress),
    created_at: now,
  });
  const offers = means.thin ? template.quotes.slice(0, 1) : template.quotes;
  const quotes = offers.map((quote) => ({
    ...quote,
    id: newId("rate"),
    shipment_id: shipmentId,
    expires_at: now + 1_800_000,
  }));
  for (const quote of quotes) insertInto(tx, "quote", quote);
  return { shipmentId, toAddress, quotes };
}

type Rated = ReturnType<typeof liveRates>;

/** An order of the cheapest offer, found by the words of the real one. */
function placeOrder(means: Means, tx: Tx, now: number, { toAddress, shipmentId, quotes }: Rated) {
  const { newId, random } = means;
  const quote = quotes[0];
  if (!quote) throw new Error("no offer");
  const [orderId, trackingId] = [newId("ord"), newId("trk")];
  const externalReference = `SO-${Math.floor(random() * 1e9)}`;
  const { cents, carrier, service } = quote;
  const seq = insertInto(tx, "orders", {
    id: orderId,
    tracking_id: trackingId,
    external_reference: externalReference,
    email: null,
    total_cents: cents,
    payment_status: "pending",
    item_count: 1,
    created_at: now,
    updated_at: now,
  });
  const nothing = {
    error_code: null,
    error_message: null,
    error_source: null,
    error_retryable: null,
  };
  insertInto(tx, "order_item", {
    id: newId("item"),
    order_id: orderId,
    position: 0,
    rate_id: quote.id,
    shipment_id: shipmentId,
    carrier,
    service,
    cents,
    status: "pending",
    ...nothing,
  });
  const words = { orderId, trackingId, externalReference, email: null, recipients: [toAddress] };
  for (const term of searchTerms(words)) addSearchTerm(tx, seq, term);
  return { orderId, quote };
}

/** The receiver's answer to the newest delivery. */
function deliver({ template, newId }: Means, tx: Tx, now: number): void {
  const waiting = tx
    .prepare("SELECT id, attempts FROM delivery WHERE webhook_id = ? AND next_at IS NOT NULL")
    .all(template.webhookId) as { id: string; attempts: number }[];
  for (const { id, attempts } of waiting)
    recordAttempt(tx, {
      id,
      state: "delivered",
      nextAt: null,
      status: 200,
      error: null,
      durationMs: 12,
      responseBody: '{"ok":true}',
      now,
      webhookId: template.webhookId,
      number: attempts + 1,
      startedAt: now,
      requestHeaders: Array.from({ length: 14 }, (_, at) => [`x-webhook-${at}`, newId("evt")]),
      responseHeaders: Array.from({ length: 5 }, (_, at) => [`x-answer-${at}`, newId("req")]),
      url: "http://127.0.0.1:9/events",
      exhausted: false,
      gone: false,
      patience: 5,
    });
}

/** Rates, an order, its purchase and its webhook, by the functions of the store that the verbs use. Answers the order's id. */
export function liveOrder(means: Means, tx: Tx, now: number): Rated & { orderId: string } {
  const { template, newId } = means;
  const rated = liveRates(means, tx, now);
  const { orderId, quote } = placeOrder(means, tx, now, rated);
  const item = itemsOfOrder.all(tx, { orderId })[0];
  if (!item) throw new Error("no item");
  const attemptId = newId("att");
  const units = unitsFromCents(quote.cents, template.priceMicros);
  insertInto(tx, "attempt", {
    id: attemptId,
    order_item_id: item.id,
    state: "open",
    service_code: quote.service_code,
    cents: quote.cents,
    currency: "LTC",
    units,
    price_micros: template.priceMicros,
    key_id: null,
    unknown_code: null,
    unknown_message: null,
    next_check_at: now,
    created_at: now,
    settled_at: null,
  });
  post(tx, {
    id: newId("txn"),
    type: "hold",
    currency: "LTC",
    units,
    description: `Held for ${quote.carrier} ${quote.service}`,
    createdAt: now,
    orderId,
    orderItemId: item.id,
    attemptId,
    usdCents: quote.cents,
    priceMicros: template.priceMicros,
  });
  setItemStatus(tx, item.id, { status: "processing" });
  refreshOrder(tx, orderId, paymentStatusOf, now);
  const attempt = attemptById.get(tx, { id: attemptId });
  const held = itemById.get(tx, { id: item.id });
  if (!attempt || !held) throw new Error("no attempt");
  const parts = { newId, baseUrl: () => "http://127.0.0.1:4810" };
  if (means.random() < 0.02)
    recordRefusal(
      parts,
      tx,
      attempt,
      held,
      { code: "CARRIER_ERROR", message: "Refused.", source: "carrier", retryable: true },
      now,
    );
  else {
    const { content, carrier } = template.label;
    recordSale(
      parts,
      tx,
      attempt,
      held,
      {
        order_item_id: item.id,
        attempt_id: attemptId,
        carrier,
        tracking_code: `94${Math.floor(means.random() * 1e15)}${String(now).slice(-5)}`,
        token: means.hex(18),
        content,
        ...means.keepLabel(),
      },
      now,
      { cents: attempt.cents },
    );
  }
  deliver(means, tx, now);
  return { ...rated, orderId };
}
