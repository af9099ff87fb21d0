import type { Sale } from "#electron/carriers/carrier.ts";
import { attemptById } from "#electron/store/attempts.ts";
import { bookCharge, chargeOfAttempt, owedCharges } from "#electron/store/charges.ts";
import { type NewEntry, post, walletOf } from "#electron/store/ledger.ts";
import { itemById } from "#electron/store/orders.ts";
import type { AttemptRow, ChargeRow, ItemRow } from "#electron/store/rows.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { Tx } from "#electron/store/store.ts";
import { centsFromUnits, unitsFromCents } from "#shared/rules/convert.ts";
import { formatCents } from "#shared/rules/money.ts";
import type { Parts } from "../context.ts";

type ChargeParts = Pick<Parts, "newId">;
type Due = Pick<ChargeRow, "charged_cents" | "due_units" | "fees">;

/** Cents of so many units of a charge's difference; of all of them, the difference itself. */
function centsOf(attempt: AttemptRow, due: Due, units: number): number {
  if (units === due.due_units) return due.charged_cents - attempt.cents;
  return Math.sign(units) * centsFromUnits(Math.abs(units), attempt.price_micros);
}

/** What a carrier charged, in words: `Postage 5.93, Insurance 0.50`. */
function feesInWords({ fees, charged_cents }: Due): string {
  // Written below, as pairs.
  const pairs = JSON.parse(fees) as [string, number][];
  const list = pairs.map(([name, cents]) => `${name} ${formatCents(cents)}`).join(", ");
  return list === "" ? formatCents(charged_cents) : list;
}

type Booking = {
  attempt: AttemptRow;
  item: Pick<ItemRow, "id" | "order_id" | "carrier">;
  due: Due;
};

/** The entry that moves the units that are booked from one amount to another. */
function bookingOf(
  parts: ChargeParts,
  { attempt, item, due }: Booking,
  from: number,
  to: number,
  now: number,
): NewEntry {
  const why =
    to === 0
      ? `Back: what ${item.carrier} charged beside the quote`
      : `${item.carrier} charged ${formatCents(due.charged_cents)} USD (${feesInWords(due)}), quoted ${formatCents(attempt.cents)}`;
  return {
    id: parts.newId("txn"),
    type: "adjustment",
    currency: attempt.currency,
    units: to - from,
    description: why,
    createdAt: now,
    orderId: item.order_id,
    orderItemId: item.id,
    attemptId: attempt.id,
    usdCents: Math.abs(centsOf(attempt, due, to) - centsOf(attempt, due, from)),
    priceMicros: attempt.price_micros,
    rateId: attempt.rate_id,
  };
}

/** How much of what is due the wallet can pay now: no wallet is ever overdrawn. */
function payable(tx: Tx, attempt: AttemptRow, due: number, booked: number): number {
  if (due <= booked) return due;
  return booked + Math.min(due - booked, walletOf(tx, attempt.currency).available);
}

/**
 * In the transaction of the sale, after its debit: where the carrier charged something else than was quoted, the difference is
 * booked as an adjustment. What the wallet cannot pay stays due and is booked as soon as there is money, before anything new is bought.
 */
export function recordCharge(
  parts: ChargeParts,
  tx: Tx,
  attempt: AttemptRow,
  item: ItemRow,
  sale: Pick<Sale, "cents" | "fees">,
  now: number,
): void {
  if (sale.cents === attempt.cents) return;
  const due = {
    charged_cents: sale.cents,
    fees: JSON.stringify((sale.fees ?? []).map(({ name, cents }) => [name, cents])),
    due_units: unitsFromCents(sale.cents, attempt.price_micros) - attempt.units,
  };
  const booked = payable(tx, attempt, due.due_units, 0);
  insertInto(tx, "charge", {
    attempt_id: attempt.id,
    currency: attempt.currency,
    ...due,
    booked_units: booked,
    created_at: now,
  });
  if (booked !== 0) post(tx, bookingOf(parts, { attempt, item, due }, 0, booked, now));
}

/** In the transaction of a refund: the entry, if any, by which goes back what was booked beside the debit. Nothing stays due. */
export function returnCharge(
  parts: ChargeParts,
  tx: Tx,
  attempt: AttemptRow,
  item: Pick<ItemRow, "id" | "order_id" | "carrier">,
  now: number,
): NewEntry[] {
  const due = chargeOfAttempt.get(tx, { attemptId: attempt.id });
  if (!due) return [];
  bookCharge.run(tx, { attemptId: attempt.id, due: 0, booked: 0 });
  if (due.booked_units === 0) return [];
  return [bookingOf(parts, { attempt, item, due }, due.booked_units, 0, now)];
}

/** Books what is due and could not be paid before, as far as there is money now. */
export async function settleCharges(
  parts: Pick<Parts, "newId" | "store" | "clock" | "announce">,
): Promise<void> {
  if (parts.store.read((db) => owedCharges.all(db, {})).length === 0) return;
  const changed = await parts.store.write((tx) => {
    let moved = false;
    for (const due of owedCharges.all(tx, {})) {
      const attempt = attemptById.get(tx, { id: due.attempt_id });
      const item = attempt && itemById.get(tx, { id: attempt.order_item_id });
      if (!attempt || !item) throw new Error(`the charge ${due.attempt_id} has lost its attempt`);
      const booked = payable(tx, attempt, due.due_units, due.booked_units);
      if (booked === due.booked_units) continue;
      const now = parts.clock.now();
      post(tx, bookingOf(parts, { attempt, item, due }, due.booked_units, booked, now));
      bookCharge.run(tx, { attemptId: attempt.id, due: due.due_units, booked });
      moved = true;
    }
    return moved;
  });
  if (changed) parts.announce({ kind: "wallet.changed" });
}
