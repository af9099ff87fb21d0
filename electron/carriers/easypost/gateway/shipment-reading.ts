import type { FindOutcome, Sale } from "#electron/carriers/carrier.ts";
import { StationError } from "#shared/contract/errors.ts";
import { isGivenBack, isSold, parseSale } from "../parse/sale.ts";
import { TheirShipment } from "../parse/schemas.ts";
import { type Caller, failureOf } from "./caller.ts";
import { fetchLabel } from "./label-file.ts";
import type { Reply } from "./reply.ts";

/** What a shipment looks like now. */
export type Reading =
  | { kind: "sold"; shipment: TheirShipment }
  | { kind: "unsold"; shipment: TheirShipment }
  | { kind: "unread"; reply: Reply; message: string };

/**
 * Looks at a shipment without changing anything.
 * @param id the account's id of it, or the reference that it was made with (docs.easypost.com/docs/shipments#retrieve-a-shipment)
 */
export async function readShipment(caller: Caller, id: string): Promise<Reading> {
  const reply = await caller.ask({ method: "GET", path: `/shipments/${id}` });
  if (reply.kind === "well") {
    const parsed = TheirShipment.safeParse(reply.body);
    if (parsed.success && [parsed.data.id, parsed.data.reference].includes(id))
      return { kind: isSold(parsed.data) ? "sold" : "unsold", shipment: parsed.data };
    return {
      kind: "unread",
      reply,
      message: "EasyPost's answer about the shipment cannot be read.",
    };
  }
  const message =
    reply.kind !== "refused"
      ? reply.message
      : reply.status === 404
        ? "The connected EasyPost account does not know this shipment. Connect the account that it was made with."
        : reply.refusal.message;
  return { kind: "unread", reply, message };
}

/** Throws when the shipment could not be read, also where the account knows none. */
export function assertRead(
  reading: Reading,
): asserts reading is Exclude<Reading, { kind: "unread" }> {
  if (reading.kind !== "unread") return;
  if (reading.reply.kind === "well") throw new StationError("CARRIER_ERROR", reading.message);
  throw failureOf(reading.reply);
}

/** A shipment of this account; null where it knows none under this id or reference. Throws when it could not be read. */
export async function knownShipment(caller: Caller, id: string): Promise<TheirShipment | null> {
  const reading = await readShipment(caller, id);
  const isStranger =
    reading.kind === "unread" && reading.reply.kind === "refused" && reading.reply.status === 404;
  if (isStranger) return null;
  assertRead(reading);
  return reading.shipment;
}

/** The sale of a shipment that was sold, with its label; `unknown` while its file cannot be had. `refunded`: it is no label to pay for. */
export async function saleOf(
  caller: Caller,
  shipment: TheirShipment,
  now: number,
): Promise<Exclude<FindOutcome, { kind: "absent" }>> {
  if (isGivenBack(shipment)) {
    const asked = shipment.refund_status === "submitted";
    return {
      kind: "refunded",
      message: `EasyPost sold this label and ${asked ? "was asked for its refund" : "refunded it"} since: it must not be used${shipment.tracking_code ? ` (${shipment.tracking_code})` : ""}. Nothing was charged here; buy the order again for another label.`,
    };
  }
  const sold = parseSale(shipment);
  const pending = (message: string) =>
    ({ kind: "unknown", code: "LABEL_FILE_PENDING", message }) as const;
  if (!sold)
    return pending(
      "EasyPost sold this label, and its answer lacks what belongs to it. It is asked again; nothing is bought twice.",
    );
  const bytes = await fetchLabel((url) => caller.file(url), sold.file.url, now);
  if (!bytes)
    return pending(
      `The label ${sold.trackingCode} was bought; its file cannot be had yet. It is fetched again; nothing is bought twice.`,
    );
  const { trackingCode, cents, fees } = sold;
  const sale: Sale = { trackingCode, cents, fees, label: { kind: "pdf", bytes } };
  return { kind: "bought", sale };
}
