import type { VoidOutcome, VoidRequest } from "#electron/carriers/carrier.ts";
import { TheirShipment } from "../parse/schemas.ts";
import { readServiceCode } from "../service-code.ts";
import { failureOf, type Caller } from "./caller.ts";
import { assertRead, readShipment } from "./shipment-reading.ts";

const days: VoidOutcome = {
  kind: "submitted",
  message:
    "The carrier has the refund request. It answers in some days (the postal service takes 15 and more); the money comes back to the wallet then.",
};

/** What their word for the state of a refund means; null when none was asked for. */
function outcomeOf(status: string | null | undefined): VoidOutcome | null {
  if (status === "refunded") return { kind: "voided" };
  if (status === "submitted") return days;
  if (status === "rejected")
    return {
      kind: "refused",
      message: "The carrier rejected the refund: the label counts as used or is too old.",
    };
  if (status === "not_applicable")
    return { kind: "refused", message: "The carrier refunds no labels of this kind." };
  return null;
}

/** A refund that somebody asked for in the account's own pages; null for none. Changes nothing; throws when it cannot be seen. */
export async function refundElsewhere(caller: Caller, { serviceCode }: VoidRequest) {
  const reading = await readShipment(caller, readServiceCode(serviceCode).shipment);
  assertRead(reading);
  const known = outcomeOf(reading.shipment.refund_status);
  return known?.kind === "voided" || known?.kind === "submitted" ? known : null;
}

/**
 * Asks for the refund of a label, or how far it is. The shipment is looked at first, so that asking twice asks once; a label whose
 * refund was rejected is asked for again only when a person wants it.
 */
export async function voidLabel(caller: Caller, label: VoidRequest): Promise<VoidOutcome> {
  const { shipment: id } = readServiceCode(label.serviceCode);
  const reading = await readShipment(caller, id);
  if (reading.kind === "unread") {
    if (reading.reply.kind === "well" || reading.reply.kind === "unclear")
      return { kind: "unknown", message: reading.message };
    throw failureOf(reading.reply);
  }
  const known = outcomeOf(reading.shipment.refund_status);
  if (known && (label.submitted || known.kind !== "refused")) return known;
  const reply = await caller.once({ method: "POST", path: `/shipments/${id}/refund`, body: {} });
  if (reply.kind === "unclear") return { kind: "unknown", message: reply.message };
  if (reply.kind === "not sent") throw failureOf(reply);
  if (reply.kind === "refused") {
    if (reply.status === 401 || reply.status === 403) throw failureOf(reply);
    return { kind: "refused", message: reply.refusal.message };
  }
  const parsed = TheirShipment.safeParse(reply.body);
  const outcome = parsed.success ? outcomeOf(parsed.data.refund_status) : null;
  return outcome ?? { kind: "unknown", message: "EasyPost's answer to the refund cannot be read." };
}
