import type { ItemFailure } from "#electron/store/orders.ts";
import type { ItemRow } from "#electron/store/rows.ts";
import { instant } from "../json.ts";

interface Told {
  eventId: string;
  nowMs: number;
  item: Pick<ItemRow, "id" | "order_id" | "carrier" | "service">;
  externalReference: string | null;
}

function bytes(body: object): Uint8Array {
  return Buffer.from(JSON.stringify(body), "utf8");
}

/** The body of label.created, as bytes: made once, signed and sent unchanged. */
export function labelCreatedBody(
  told: Told & { trackingCode: string; labelUrl: string },
): Uint8Array {
  return bytes({
    id: told.eventId,
    event: "label.created",
    timestamp: instant(told.nowMs),
    data: {
      orderId: told.item.order_id,
      orderItemId: told.item.id,
      externalReference: told.externalReference,
      label: {
        trackingCode: told.trackingCode,
        carrier: told.item.carrier,
        service: told.item.service,
        labelUrl: told.labelUrl,
      },
    },
  });
}

/** The body of label.failed: the same skeleton, so that one parser reads both. */
export function labelFailedBody(told: Told & { failure: ItemFailure }): Uint8Array {
  const { code, message, source, retryable } = told.failure;
  return bytes({
    id: told.eventId,
    event: "label.failed",
    timestamp: instant(told.nowMs),
    data: {
      orderId: told.item.order_id,
      orderItemId: told.item.id,
      externalReference: told.externalReference,
      label: {
        trackingCode: null,
        carrier: told.item.carrier,
        service: told.item.service,
        labelUrl: null,
      },
      error: { code, message, source, retryable },
    },
  });
}
