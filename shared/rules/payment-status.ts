import type { PaymentStatus } from "../contract/orders.ts";

/** The payment status that follows from where an order's items stand. */
export function paymentStatusOf(counts: {
  pending: number;
  processing: number;
  success: number;
  failed: number;
  voided: number;
}): PaymentStatus {
  if (counts.processing > 0) return "processing";
  if (counts.voided > 0) return counts.success > 0 ? "partially_refunded" : "refunded";
  if (counts.success > 0) return counts.failed + counts.pending > 0 ? "partially_paid" : "paid";
  return counts.failed > 0 ? "failed" : "pending";
}
