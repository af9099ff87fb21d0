import type { HeaderList } from "#electron/store/webhook-attempts.ts";
import { signHex, signStandard } from "./sign.ts";

export interface Signed {
  eventId: string;
  kind: string;
  body: Uint8Array;
  /** Counted from 1. */
  attempt: number;
  /** When this attempt is made, in ms: receivers refuse old signatures, so every attempt signs anew. */
  now: number;
  secret: string;
  /** The secret before a rotation, while it still signs. */
  previousSecret: string | null;
}

/**
 * The headers of one attempt. While a rotation overlaps, `X-Webhook-Signature` is the new secret's, since the header holds one
 * signature only, `X-Webhook-Signature-Previous` the old one's, and `webhook-signature` lists both, the new one first.
 * `X-Hmac-Signature` is the new secret's once more, in the form that receivers made for EasyPost's webhooks verify.
 */
export function deliveryHeaders(signed: Signed): Record<string, string> {
  const { eventId, body, secret, previousSecret } = signed;
  const timestamp = Math.floor(signed.now / 1000);
  const secrets = previousSecret === null ? [secret] : [secret, previousSecret];
  const hex = signHex(secret, body);
  return {
    "Content-Type": "application/json",
    "User-Agent": "Shipdeck-Webhooks/1.0",
    "X-Webhook-Id": eventId,
    "X-Webhook-Event": signed.kind,
    "X-Webhook-Timestamp": String(timestamp),
    "X-Webhook-Attempt": String(signed.attempt),
    "X-Webhook-Signature": hex,
    ...(previousSecret === null
      ? {}
      : { "X-Webhook-Signature-Previous": signHex(previousSecret, body) }),
    "X-Hmac-Signature": `hmac-sha256-hex=${hex}`,
    "webhook-id": eventId,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": secrets
      .map((each) => signStandard(each, eventId, timestamp, body))
      .join(" "),
  };
}

/** The same as they stand on the wire: with what HTTP itself needs around them. */
export function wireHeaders(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: Uint8Array,
): HeaderList {
  return [
    ["host", new URL(url).host],
    ["connection", "keep-alive"],
    ...Object.entries(headers),
    ["content-length", String(body.byteLength)],
  ];
}
