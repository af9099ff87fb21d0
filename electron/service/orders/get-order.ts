import { itemsOfOrder, orderById } from "#electron/store/orders.ts";
import { shipmentById } from "#electron/store/quotes.ts";
import type { Db } from "#electron/store/store.ts";
import type { Api } from "#shared/contract/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { dollarsFromCents } from "#shared/rules/money.ts";
import type { Context, Parts } from "../context.ts";
import { shipmentFromRow } from "../json.ts";
import { labelEntries } from "../labels/purchase-result.ts";
import { orderEntry } from "./order-entry.ts";
import { paymentOf } from "./payment.ts";

function itemsWithLabels(parts: Pick<Parts, "baseUrl" | "labels">, db: Db, orderId: string) {
  const entries = new Map(
    labelEntries(parts, db, orderId).map((entry) => [entry.orderItemId, entry]),
  );
  return itemsOfOrder.all(db, { orderId }).map((item) => {
    const shipment = shipmentById.get(db, { id: item.shipment_id });
    if (!shipment) throw new Error(`item ${item.id} has no shipment`);
    const { fromAddress, toAddress, parcel, customsInfo } = shipmentFromRow(shipment);
    const tried = item.status !== "pending";
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
      label: tried ? (entries.get(item.id) ?? null) : null,
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
  });
}

/** One order with everything that belongs to it. */
export async function getOrder(
  ctx: Context,
  { id }: Parsed<Api["getOrder"]>,
): Promise<Answer<Api["getOrder"]>> {
  return ctx.store.read((db) => {
    const order = orderById.get(db, { id });
    if (!order) throw new StationError("ORDER_NOT_FOUND", `There is no order ${id}.`);
    const items = itemsWithLabels(ctx, db, id);
    const [first] = items;
    if (!first) throw new Error(`order ${id} has no items`);
    return {
      ...orderEntry(order, first.toAddress),
      items,
      payment: paymentOf(db, id),
    };
  });
}
