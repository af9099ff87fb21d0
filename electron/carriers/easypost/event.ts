import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Tracking } from "#shared/contract/tracking.ts";
import { TheirTracker } from "./parse/schemas.ts";
import { parseTracker } from "./parse/tracker.ts";

/** What EasyPost tells of: where a parcel is, or that a refund was decided. */
export type CarrierEvent =
  | { kind: "tracking"; tracking: Tracking }
  | { kind: "refund"; trackingCode: string }
  | { kind: "other" };

const Event = z.object({ description: z.string(), result: z.unknown() });
const Refund = z.object({ tracking_code: z.string().min(1) });

/**
 * Is `hmac-sha256-hex=…` the signature of these bytes? The key is the secret in its NFKD form, as EasyPost makes it. Over the raw
 * bytes, so that nobody's way of writing numbers matters.
 */
export function isSigned(body: Uint8Array, header: string | undefined, secret: string): boolean {
  const key = Buffer.from(secret.normalize("NFKD"), "utf8");
  const right = `hmac-sha256-hex=${createHmac("sha256", key).update(body).digest("hex")}`;
  const [told, due] = [Buffer.from(header ?? "", "utf8"), Buffer.from(right, "utf8")];
  return told.byteLength === due.byteLength && timingSafeEqual(told, due);
}

/** Reads an event; null for what is none. */
export function parseEvent(body: Uint8Array, now: number): CarrierEvent | null {
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(body).toString("utf8"));
  } catch {
    return null;
  }
  const event = Event.safeParse(json);
  if (!event.success) return null;
  const { description, result } = event.data;
  if (description.startsWith("tracker.")) {
    const tracker = TheirTracker.safeParse(result);
    return tracker.success ? { kind: "tracking", tracking: parseTracker(tracker.data, now) } : null;
  }
  if (!description.startsWith("refund.")) return { kind: "other" };
  const refund = Refund.safeParse(result);
  return refund.success ? { kind: "refund", trackingCode: refund.data.tracking_code } : null;
}
