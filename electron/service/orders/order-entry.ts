import type { OrderRow } from "#electron/store/rows.ts";
import type { OrderEntry } from "#shared/contract/orders.ts";
import { dollarsFromCents } from "#shared/rules/money.ts";
import { instant } from "../json.ts";

/** An order as the list shows it. */
export function orderEntry(order: OrderRow): OrderEntry {
  return {
    orderId: order.id,
    trackingId: order.tracking_id,
    externalReference: order.external_reference,
    email: order.email,
    totalAmount: dollarsFromCents(order.total_cents),
    currency: "USD",
    paymentStatus: order.payment_status,
    itemCount: order.item_count,
    labels: {
      total: order.item_count,
      success: order.success_count,
      // Not bought yet, or bought with an outcome that is not known yet.
      pending: order.item_count - order.success_count - order.failed_count - order.voided_count,
      failed: order.failed_count,
    },
    createdAt: instant(order.created_at),
    updatedAt: instant(order.updated_at),
  };
}
