import { giveOrder } from "#electron/store/batches/queue.ts";
import { itemsOfOrder } from "#electron/store/orders.ts";
import { quoteById, shipmentById } from "#electron/store/quotes.ts";
import type { SeenRow } from "#electron/store/rows.ts";
import type { Tx } from "#electron/store/store.ts";
import { StationError } from "#shared/contract/errors.ts";
import { formatCents } from "#shared/rules/money.ts";
import { isExpired } from "#shared/rules/quote.ts";
import type { Parts } from "../../context.ts";
import { shipmentFromRow } from "../../json.ts";
import type { OrderInput } from "../../orders/write-order.ts";
import { getRates } from "../../rates/get-rates.ts";
import { draftOf } from "../grid/draft.ts";
import { type RowFailure, RowRefused } from "./row-failure.ts";
import { shippedMeanwhile } from "./shipped-meanwhile.ts";

/** Thrown in a transaction to leave nothing behind: the row left the queue, or got its label, in the meantime. */
export class Overtaken extends Error {}

interface Agreed {
  id: string;
  cents: number;
  shipmentId: string;
}

/**
 * The rate that is bought: the row's own while it lives, else the same service asked for again. Nobody pays more than they
 * agreed to: a dearer one fails the row with both prices.
 */
async function agreedRate(parts: Parts, row: SeenRow): Promise<Agreed | RowFailure> {
  const { quote, shipment } = parts.store.read((db) => {
    const quote = quoteById.get(db, { id: row.quote_id ?? "" });
    const shipment = quote && shipmentById.get(db, { id: quote.shipment_id });
    if (!quote || !shipment) throw new Error(`row ${row.id} has lost its rate`);
    return { quote, shipment: shipmentFromRow(shipment) };
  });
  if (!isExpired(quote.expires_at, parts.clock.now()))
    return { id: quote.id, cents: quote.cents, shipmentId: quote.shipment_id };
  const { rates, messages } = await getRates(
    { ...parts, actor: { kind: "desk" } },
    {
      fromAddress: shipment.fromAddress,
      toAddress: shipment.toAddress,
      packageDetails: shipment.parcel,
      customsInfo: shipment.customsInfo ?? undefined,
      carriers: [quote.carrier],
    },
  );
  const again = rates.find(
    ({ carrier, service }) => carrier === quote.carrier && service === quote.service,
  );
  if (!again)
    return {
      code: "RATE_UNAVAILABLE",
      message:
        messages.map(({ message }) => message).join(" ") ||
        `${quote.carrier} does not offer ${quote.service} for this parcel any more. Choose another rate.`,
      retryable: true,
      stale: true,
    };
  const cents = Math.round(again.rate * 100);
  if (cents > quote.cents)
    return {
      code: "RATE_CHANGED",
      message: `${quote.carrier} ${quote.service} was quoted at ${formatCents(quote.cents)} USD and costs ${formatCents(cents)} USD now. Nothing was bought; look at the new price and buy again.`,
      retryable: true,
      stale: true,
    };
  return { id: again.id, cents, shipmentId: again.shipment_id };
}

/** A failed or forgotten order gives way to a new one only while nobody buys it: what somebody else bought of it is the row's label. */
function assertUnbought(parts: Parts, tx: Tx, orderId: string): void {
  if (parts.buyingOrders.has(orderId))
    throw new StationError(
      "PURCHASE_IN_PROGRESS",
      `A purchase of order ${orderId} is under way. Its outcome is waited for.`,
    );
  const items = itemsOfOrder.all(tx, { orderId });
  if (items.some(({ status }) => status !== "pending" && status !== "failed"))
    throw new Overtaken();
}

/** The order that a row is bought with, and what has to be true of the row when it is written. */
export interface PlannedOrder {
  input: OrderInput;
  refer: (tx: Tx, orderId: string) => void;
}

/**
 * The row's order as it is to be made; or why there can be none. Its `refer` writes the order's id into the row in the very
 * transaction that makes it, so that a row never has two, and throws Overtaken when the row left the queue or its former order was
 * bought meanwhile; of two orders under one number the second sees the first.
 */
export async function planOrder(parts: Parts, row: SeenRow): Promise<PlannedOrder | RowFailure> {
  const shipped = parts.store.read((db) => shippedMeanwhile(db, row));
  if (shipped) return shipped;
  const agreed = await agreedRate(parts, row);
  if ("code" in agreed) return agreed;
  const { id: quoteId, cents, shipmentId } = agreed;
  return {
    input: {
      items: [{ rateId: quoteId, shipmentId: undefined }],
      externalReference: row.order_number || undefined,
      email: draftOf(row).toAddress.email || undefined,
    },
    refer(tx, orderId) {
      const meanwhile = shippedMeanwhile(tx, row);
      if (meanwhile) throw new RowRefused(meanwhile);
      if (row.order_id !== null) assertUnbought(parts, tx, row.order_id);
      const { changes } = giveOrder.run(tx, { id: row.id, orderId, quoteId, cents, shipmentId });
      if (changes === 0) throw new Overtaken();
    },
  };
}
