import { assertWhole } from "#electron/store/assert-whole.ts";
import { addSearchTerm } from "#electron/store/orders.ts";
import { quoteById, shipmentById } from "#electron/store/quotes.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { Db, Tx } from "#electron/store/store.ts";
import type { Api } from "#shared/contract/index.ts";
import { type FieldError, StationError } from "#shared/contract/errors.ts";
import type { Parsed } from "#shared/contract/operation.ts";
import { isExpired } from "#shared/rules/quote.ts";
import type { Context } from "../context.ts";
import { instant, shipmentFromRow } from "../json.ts";
import { checkReturns } from "./check-returns.ts";
import { searchTerms } from "./search-terms.ts";

export type OrderInput = Parsed<Api["createOrder"]>;

/** The quotes that the items name. Every wrong one is reported at once; unknown ones weigh more than expired ones. */
function quotesFor(db: Db, items: OrderInput["items"], now: number) {
  const unknown: FieldError[] = [];
  const expired: FieldError[] = [];
  const mismatched: FieldError[] = [];
  const quotes = items.flatMap(({ rateId, shipmentId }, index) => {
    const field = `items[${index}].rateId`;
    const quote = quoteById.get(db, { id: rateId });
    if (!quote) {
      unknown.push({
        code: "RATE_NOT_FOUND",
        field,
        message: `${rateId} is not a saved rate`,
        suggestion: "request new rates",
      });
      return [];
    }
    if (shipmentId && shipmentId !== quote.shipment_id)
      mismatched.push({
        code: "INVALID",
        field: `items[${index}].shipmentId`,
        message: `is not the shipment of ${rateId}`,
        suggestion: quote.shipment_id,
      });
    if (isExpired(quote.expires_at, now))
      expired.push({
        code: "RATE_EXPIRED",
        field,
        message: `expired at ${instant(quote.expires_at)}`,
        suggestion: "request new rates",
      });
    return [quote];
  });
  const say = (errors: FieldError[]) => errors.map((e) => `${e.field} ${e.message}.`).join(" ");
  if (unknown.length > 0)
    throw new StationError("RATE_NOT_FOUND", say(unknown), { errors: [...unknown, ...mismatched] });
  if (mismatched.length > 0)
    throw new StationError("VALIDATION_ERROR", say(mismatched), { errors: mismatched });
  if (expired.length > 0) throw new StationError("RATE_EXPIRED", say(expired), { errors: expired });
  return quotes;
}

function noShipment(quoteId: string): never {
  throw new Error(`quote ${quoteId} has no shipment`);
}

/** What a new order and its items are called. */
export interface OrderIds {
  orderId: string;
  trackingId: string;
  itemIds: string[];
}

export function newOrderIds(ctx: Pick<Context, "newId">, items: number): OrderIds {
  return {
    orderId: ctx.newId("ord"),
    trackingId: ctx.newId("trk"),
    itemIds: Array.from({ length: items }, () => ctx.newId("item")),
  };
}

/**
 * Writes an order made from saved quotes: price, carrier, service and addresses come from the quotes alone. Answers what its
 * labels cost, in cents.
 */
export function writeOrder(
  ctx: Context,
  tx: Tx,
  { orderId, trackingId, itemIds }: OrderIds,
  input: OrderInput,
): number {
  const now = ctx.clock.now();
  const quotes = quotesFor(tx, input.items, now);
  for (const quote of quotes) assertWhole(ctx.store, "quote", quote);
  const cents = quotes.reduce((sum, quote) => sum + quote.cents, 0);
  const shipments = quotes.map(({ id, shipment_id }) => {
    const row = shipmentById.get(tx, { id: shipment_id });
    if (!row) noShipment(id);
    assertWhole(ctx.store, "shipment", row);
    return shipmentFromRow(row);
  });
  checkReturns(input.items, quotes, shipments);
  const seq = insertInto(tx, "orders", {
    id: orderId,
    tracking_id: trackingId,
    external_reference: input.externalReference ?? null,
    email: input.email ?? null,
    total_cents: cents,
    payment_status: "pending",
    item_count: quotes.length,
    created_at: now,
    updated_at: now,
  });
  const recipients = quotes.map((quote, position) => {
    insertInto(tx, "order_item", {
      id: itemIds[position] ?? ctx.newId("item"),
      order_id: orderId,
      position,
      rate_id: quote.id,
      shipment_id: quote.shipment_id,
      carrier: quote.carrier,
      service: quote.service,
      cents: quote.cents,
      status: "pending",
      error_code: null,
      error_message: null,
      error_source: null,
      error_retryable: null,
      is_return: Number(input.items[position]?.isReturn ?? false),
      packing_slip: Number(input.items[position]?.packingSlip ?? false),
    });
    return shipments[position]?.toAddress ?? noShipment(quote.id);
  });
  const terms = searchTerms({
    orderId,
    trackingId,
    externalReference: input.externalReference ?? null,
    email: input.email ?? null,
    recipients,
  });
  for (const term of terms) addSearchTerm(tx, seq, term);
  ctx.refer?.(tx, orderId);
  return cents;
}
