import { attemptById, otherAttemptOfItem, postponeAttempt } from "#electron/store/attempts.ts";
import { assertWhole } from "#electron/store/assert-whole.ts";
import { spoilShipment } from "#electron/store/carrier-shipments.ts";
import { itemById, orderById } from "#electron/store/orders.ts";
import { shipmentById } from "#electron/store/quotes.ts";
import type { AttemptRow, ItemRow } from "#electron/store/rows.ts";
import type { BuyOutcome, BuyRequest, Sale } from "#electron/carriers/carrier.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Parts } from "../context.ts";
import { shipmentFromRow } from "../json.ts";
import { onPaper } from "./on-paper.ts";
import { recordRefusal, recordSale } from "./record-outcome.ts";

/** Pauses before the carrier is asked again about an unknown outcome; the last one repeats. */
const checkPausesMs = [2_000, 5_000, 15_000, 60_000, 300_000, 900_000];
export const longestPauseMs = 900_000;

export interface OpenAttempt {
  attempt: AttemptRow;
  item: ItemRow;
  request: BuyRequest;
}

/** What the carrier gets, made again from the database: the same request whether it is the first call or a settlement. */
export function openAttempt(parts: Parts, attemptId: string): OpenAttempt | null {
  const { store } = parts;
  return store.read((db) => {
    const attempt = attemptById.get(db, { id: attemptId });
    if (attempt?.state !== "open") return null;
    const item = itemById.get(db, { id: attempt.order_item_id });
    const shipment = item && shipmentById.get(db, { id: item.shipment_id });
    const order = item && orderById.get(db, { id: item.order_id });
    if (!item || !shipment || !order) throw new Error(`attempt ${attemptId} has lost its item`);
    assertWhole(store, "attempt", attempt);
    assertWhole(store, "order_item", item);
    assertWhole(store, "shipment", shipment);
    assertWhole(store, "orders", order);
    return {
      attempt,
      item,
      request: {
        ...shipmentFromRow(shipment),
        reference: attempt.id,
        carrier: item.carrier,
        service: item.service,
        serviceCode: attempt.service_code,
        cents: attempt.cents,
        isReturn: item.is_return === 1,
        labelReference: order.external_reference,
        again: otherAttemptOfItem.get(db, { itemId: item.id, id: attemptId }) !== undefined,
      },
    };
  });
}

/** Keeps the attempt open with its hold, and says when the carrier is asked next. */
export async function postpone(
  parts: Parts,
  attempt: AttemptRow,
  code: string,
  message: string,
): Promise<void> {
  const pause = checkPausesMs[Math.min(attempt.checks, checkPausesMs.length - 1)] ?? longestPauseMs;
  await parts.store.write((tx) => {
    postponeAttempt.run(tx, {
      id: attempt.id,
      code,
      message,
      nextCheckAt: parts.clock.now() + pause,
    });
  });
  parts.wakeSettler();
}

/** The file of a label, and what it says when we draw it ourselves. */
async function drawLabel(parts: Parts, open: OpenAttempt, label: Sale["label"]) {
  if (label.kind === "pdf") return { pdf: label.bytes, content: null };
  const content = onPaper(parts, open, label.content);
  return { pdf: await parts.labels.render(content, "pdf"), content: JSON.stringify(content) };
}

/** The label file first, durable under its name; then the one transaction that spends the money and tells the world. */
export async function settleSale(parts: Parts, open: OpenAttempt, sale: Sale): Promise<void> {
  const { attempt, item } = open;
  const { pdf, content } = await drawLabel(parts, open, sale.label);
  const file = await parts.vault.write(attempt.id, attempt.created_at, pdf);
  const token = Buffer.from(parts.randomBytes(18)).toString("base64url");
  await parts.store.write((tx) => {
    if (attemptById.get(tx, { id: attempt.id })?.state !== "open") return;
    recordSale(
      parts,
      tx,
      attempt,
      item,
      {
        order_item_id: item.id,
        attempt_id: attempt.id,
        carrier: item.carrier,
        tracking_code: sale.trackingCode,
        token,
        content,
        ...file,
      },
      parts.clock.now(),
      sale,
    );
  });
}

export async function settleRefusal(
  parts: Parts,
  open: OpenAttempt,
  { code, message, retryable, spoiled }: Omit<Extract<BuyOutcome, { kind: "refused" }>, "kind">,
): Promise<void> {
  const failure = { code, message, retryable };
  await parts.store.write((tx) => {
    if (attemptById.get(tx, { id: open.attempt.id })?.state !== "open") return;
    if (spoiled === true) spoilShipment(tx, open.item.id);
    recordRefusal(
      parts,
      tx,
      open.attempt,
      open.item,
      { ...failure, source: "carrier" },
      parts.clock.now(),
    );
  });
}

async function askCarrier(parts: Parts, request: BuyRequest): Promise<BuyOutcome> {
  try {
    return await parts.carriers.buy(request);
  } catch (error) {
    parts.log.error({ err: error, attempt: request.reference }, "the carrier call failed");
    return {
      kind: "unknown",
      code: "CARRIER_UNAVAILABLE",
      message: `${request.carrier} could not be reached. The outcome is being found out; the money is held.`,
    };
  }
}

/** After this many failed rounds the person at the desk is told. */
const tellAfter = 2;

/**
 * An attempt that could not be settled for a reason of the station's own (no space for the label, a drawing that fails) keeps
 * its money held and is tried again after the usual pauses. Answers whether even that could not be noted.
 */
export async function setAside(parts: Parts, attemptId: string, error: unknown): Promise<boolean> {
  parts.log.error(
    { err: error, attempt: attemptId },
    "an attempt could not be settled; it stays open and is tried again",
  );
  const reason = error instanceof StationError ? ` ${error.message}` : "";
  try {
    const open = openAttempt(parts, attemptId);
    if (!open) return true;
    const message = `The label could not be finished by the station.${reason} The money is held and it is tried again.`;
    await postpone(parts, open.attempt, "STATION_PROBLEM", message);
    if (open.attempt.checks === tellAfter)
      parts.announce({ kind: "notice", id: open.item.order_id, message });
    return true;
  } catch (again) {
    parts.log.error({ err: again, attempt: attemptId }, "not even the delay could be noted");
    return false;
  }
}

/**
 * Acts on an open attempt: calls the carrier under the attempt's id and settles what it answers. Never throws: whatever goes
 * wrong after the intent leaves the attempt open, its money held, and the settling timer finds out what became of it.
 */
export async function buyLabel(parts: Parts, attemptId: string): Promise<void> {
  parts.busyAttempts.add(attemptId);
  try {
    const open = openAttempt(parts, attemptId);
    if (!open) return;
    const outcome = await parts.carrierQueue(() => askCarrier(parts, open.request));
    if (outcome.kind === "bought") await settleSale(parts, open, outcome.sale);
    else if (outcome.kind === "refused") await settleRefusal(parts, open, outcome);
    else await postpone(parts, open.attempt, outcome.code, outcome.message);
    parts.announce({ kind: "orders.changed", id: open.item.order_id });
    parts.announce({ kind: "wallet.changed" });
    parts.announce({ kind: "parcels.changed" });
    parts.wakeOutbox();
  } catch (error) {
    await setAside(parts, attemptId, error);
  } finally {
    parts.busyAttempts.delete(attemptId);
  }
}
