import type { FindOutcome, Sale } from "#electron/carriers/carrier.ts";
import { isGivenBack, isSold, parseSale } from "../parse/sale.ts";
import { TheirShipment } from "../parse/schemas.ts";
import type { Caller } from "./caller.ts";
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
