import { orderById } from "#electron/store/orders.ts";
import type { Db } from "#electron/store/store.ts";
import type { Api } from "#shared/contract/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { dollarsFromCents } from "#shared/rules/money.ts";
import type { Context, Parts } from "../context.ts";
import { labelEntryOf } from "../labels/purchase-result.ts";
import { orderEntry } from "./order-entry.ts";
import { paymentOf } from "./payment.ts";
import { type WholeItem, wholeItems } from "./whole-items.ts";

function itemWithLabel(parts: Pick<Parts, "baseUrl" | "labels">, db: Db, item: WholeItem) {
  const { fromAddress, toAddress, parcel, customsInfo } = item.shipment;
  return {
    orderItemId: item.id,
    rateId: item.rate_id,
    shipmentId: item.shipment_id,
    carrier: item.carrier,
    service: item.service,
    rate: dollarsFromCents(item.cents),
    currency: "USD" as const,
    status: item.status,
    isReturn: item.is_return === 1,
    fromAddress,
    toAddress,
    packageDetails: parcel,
    customsInfo,
    label: item.status === "pending" ? null : labelEntryOf(parts, db, item),
    error:
      item.error_code === null
        ? null
        : {
            code: item.error_code,
            message: item.error_message ?? "",
            source: item.error_source ?? "carrier",
            retryable: item.error_retryable === 1,
          },
  };
}

/** One order with everything that belongs to it. */
export async function getOrder(
  ctx: Context,
  { id }: Parsed<Api["getOrder"]>,
): Promise<Answer<Api["getOrder"]>> {
  return ctx.store.read((db) => {
    const order = orderById.get(db, { id });
    if (!order) throw new StationError("ORDER_NOT_FOUND", `There is no order ${id}.`);
    const items = wholeItems(db, id).map((item) => itemWithLabel(ctx, db, item));
    const [first] = items;
    if (!first) throw new Error(`order ${id} has no items`);
    return {
      ...orderEntry(order, first.toAddress),
      items,
      payment: paymentOf(db, id),
    };
  });
}
