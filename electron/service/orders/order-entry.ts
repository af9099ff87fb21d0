import type { OrderRow } from "#electron/store/rows.ts";
import type { Address } from "#shared/contract/address.ts";
import type { OrderEntry } from "#shared/contract/orders.ts";
import { dollarsFromCents } from "#shared/rules/money.ts";
import { instant } from "../json.ts";

/** An order as the list shows it; `to` is where its first item goes. */
export function orderEntry(order: OrderRow, to: Address): OrderEntry {
  return {
    orderId: order.id,
    trackingId: order.tracking_id,
    externalReference: order.external_reference,
    email: order.email,
    recipient: {
      name: to.name,
      company: to.company ?? null,
      city: to.city,
      state: to.state,
      country: to.country,
    },
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
