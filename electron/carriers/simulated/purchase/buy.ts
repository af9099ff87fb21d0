import type { BuyOutcome, BuyRequest } from "#electron/carriers/carrier.ts";
import { magicOf, slowMs } from "../magic/magic-of.ts";
import type { OpenParts } from "../parts.ts";
import { alreadyKnown } from "./already-known.ts";
import { makeSale } from "./make-sale.ts";
import { offerFor } from "./offer-for.ts";
import { priceChanged, rejected, unavailable } from "./refusals.ts";

function timedOut(request: BuyRequest): BuyOutcome {
  return {
    kind: "unknown",
    code: "CARRIER_TIMEOUT",
    message: `${request.carrier} did not answer in time; the label may have been sold.`,
  };
}

/**
 * Sells a label, once per reference: the same reference again gets the label that it got before. Sells at the
 * agreed price unless today's is above it.
 */
export async function buy(parts: OpenParts, request: BuyRequest): Promise<BuyOutcome> {
  const { book, clock } = parts;
  const known = book.byReference(request.reference);
  if (known) return alreadyKnown(known);
  const magic = magicOf(request.toAddress);
  if (magic === "unavailable" || magic === "unavailable-at-purchase")
    return unavailable(request.carrier);
  if (magic === "refused")
    return rejected(`${request.carrier} refuses this shipment (${request.toAddress.name.trim()}).`);
  if (magic === "price-changed")
    return priceChanged(request.cents, Math.ceil((request.cents * 11) / 10));
  if (magic === "slow") await parts.wait(slowMs);
  const nowMs = clock.now();
  const { reference } = request;
  if (magic === "timeout-lost") {
    book.add({ reference, trackingCode: null, state: "lost", soldAtMs: nowMs, record: "{}" });
    return timedOut(request);
  }
  const offer = offerFor(parts, request, nowMs);
  if ("problem" in offer) return rejected(offer.problem);
  if (offer.quote.cents > request.cents) return priceChanged(request.cents, offer.quote.cents);
  // The agreed price is honoured both ways: a card that became cheaper in between changes nothing for this sale.
  const agreed = { ...offer, quote: { ...offer.quote, cents: request.cents } };
  const record = makeSale(request, agreed, book.nextSerial(), nowMs);
  const { trackingCode } = record.sale;
  const added = book.add({
    reference,
    trackingCode,
    state: "sold",
    soldAtMs: nowMs,
    record: JSON.stringify(record),
  });
  // Another call under the same reference may have come first while this one waited.
  const winner = added ? null : book.byReference(reference);
  if (winner) return alreadyKnown(winner);
  return magic === "timeout-bought" || magic === "timeout-late"
    ? timedOut(request)
    : { kind: "bought", sale: record.sale };
}
