import type { BuyOutcome, BuyRequest } from "#electron/carriers/carrier.ts";
import { isSold } from "../parse/sale.ts";
import { TheirShipment } from "../parse/schemas.ts";
import { readServiceCode } from "../service-code.ts";
import { troubleOf, troubleSentence } from "./account-note.ts";
import type { Caller } from "./caller.ts";
import type { Reply } from "./reply.ts";
import type { Sends } from "./sends.ts";
import { readShipment, saleOf } from "./shipment-reading.ts";

export interface Shop {
  caller: Caller;
  sends: Sends;
  now(): number;
  /** Carriers that have no label as PDF: theirs are asked for as pictures. */
  picturesOnly: Set<string>;
}

/** After these a label may be there, or may still come. */
const mayBeSold: ReadonlySet<string> = new Set([
  "SHIPMENT.POSTAGE.EXISTS",
  "SHIPMENT.PURCHASE.IN_PROGRESS",
  "SHIPMENT.POSTAGE.NO_RESPONSE",
]);
/** The rate is too old: it is asked for anew at the next try. */
const outdatedRates: ReadonlySet<string> = new Set([
  "SHIPMENT.RATES.UNAVAILABLE",
  "SHIPMENT.MISSING_RATE",
  "SHIPMENT.RATE.UNAVAILABLE",
]);
const noPdf: ReadonlySet<string> = new Set([
  "SHIPMENT.POSTAGE.FORMAT_UNAVAILABLE",
  "SHIPMENT.POSTAGE.INVALID_FORMAT",
]);

function unclear(message: string, timedOut = false): BuyOutcome {
  return {
    kind: "unknown",
    code: timedOut ? "CARRIER_TIMEOUT" : "CARRIER_UNAVAILABLE",
    message: `${message} Whether the label was bought is being found out; the money is held.`,
  };
}

/** What a call that was not made, or that was refused, is to an item. */
function refusal(
  reply: Extract<Reply, { kind: "refused" | "not sent" }>,
  more: { spoiled?: boolean } = {},
): BuyOutcome {
  const refused = { kind: "refused", retryable: true } as const;
  const trouble = troubleOf(reply);
  if (trouble)
    return {
      ...refused,
      code: trouble,
      message: `${troubleSentence(trouble, reply)} Nothing was bought.`,
    };
  if (reply.kind === "not sent")
    return { ...refused, code: "CARRIER_BUSY", message: `${reply.message} Nothing was bought.` };
  const { code, message } = reply.refusal;
  const outdated = outdatedRates.has(code);
  return {
    ...refused,
    ...more,
    code: outdated ? "RATE_UNAVAILABLE" : "CARRIER_REJECTED",
    message,
    retryable: outdated || more.spoiled === true || reply.status === 429,
  };
}

/** The label that an earlier try bought, if it did. Null: it surely has none now, and can be bought. */
async function boughtBefore(shop: Shop, shipment: string): Promise<BuyOutcome | null> {
  const reading = await readShipment(shop.caller, shipment);
  if (reading.kind === "unsold") return null;
  if (reading.kind === "sold")
    return outcomeOf(await saleOf(shop.caller, reading.shipment, shop.now()));
  const { reply } = reading;
  if (reply.kind === "refused" || reply.kind === "not sent") return refusal(reply);
  // Nothing was sent: the item can be tried again.
  return {
    kind: "refused",
    code: "CARRIER_UNREACHABLE",
    message: `${reading.message} Nothing was bought.`,
    retryable: true,
  };
}

function outcomeOf(sale: Awaited<ReturnType<typeof saleOf>>): BuyOutcome {
  if (sale.kind === "bought") return sale;
  if (sale.kind === "refunded")
    return { ...sale, kind: "refused", code: "LABEL_REFUNDED", retryable: true, spoiled: true };
  return { ...sale, code: sale.code ?? "CARRIER_UNAVAILABLE" };
}

async function judged(shop: Shop, reply: Reply, request: BuyRequest): Promise<BuyOutcome> {
  if (reply.kind === "unclear") return unclear(reply.message, reply.timedOut);
  if (reply.kind === "not sent") return refusal(reply);
  const { shipment: id, carrier } = readServiceCode(request.serviceCode);
  if (reply.kind === "refused") {
    const { code } = reply.refusal;
    if (mayBeSold.has(code)) return unclear(reply.refusal.message);
    if (!noPdf.has(code)) return refusal(reply);
    shop.picturesOnly.add(carrier);
    return refusal(reply, { spoiled: true });
  }
  const parsed = TheirShipment.safeParse(reply.body);
  if (!parsed.success || parsed.data.id !== id || !isSold(parsed.data))
    return unclear("EasyPost's answer to the purchase cannot be read.");
  shop.caller.account.bought();
  return outcomeOf(await saleOf(shop.caller, parsed.data, shop.now()));
}

async function lookAndBuy(shop: Shop, request: BuyRequest): Promise<BuyOutcome> {
  const { shipment, rate } = readServiceCode(request.serviceCode);
  const before = request.again === true ? await boughtBefore(shop, shipment) : null;
  if (before) return before;
  const path = `/shipments/${shipment}/buy`;
  const reply = await shop.caller.once({ method: "POST", path, body: { rate: { id: rate } } });
  return judged(shop, reply, request);
}

/** Buys the one shipment behind a quote, once. What is not known for sure is never bought again before `find` has answered. */
export async function buy(shop: Shop, request: BuyRequest): Promise<BuyOutcome> {
  const { reference } = request;
  // Until it ends, whatever becomes of it, nobody may say that it was not sold.
  shop.sends.begin(reference);
  let outcome: BuyOutcome | null = null;
  try {
    outcome = await lookAndBuy(shop, request);
    return outcome;
  } finally {
    shop.sends.end(reference);
    if (outcome && outcome.kind !== "unknown") shop.sends.forget(reference);
  }
}
