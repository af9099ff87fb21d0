import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { deliveryHeaders } from "./headers.ts";
import { signHex, signStandard } from "./sign.ts";

const body = Buffer.from(
  '{"id":"evt_1","event":"label.created","data":{"n":136.0,"city":"Zürich"}}',
);
const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const older = `whsec_${Buffer.alloc(32, 8).toString("base64")}`;
const signed = { eventId: "evt_1", kind: "label.created", body, attempt: 3, secret };
// The library compares timestamps with the computer's clock.
const now = Date.now();

describe("the signatures", () => {
  it("agree with the published vectors", () => {
    // RFC 4231, test case 2.
    expect(signHex("Jefe", Buffer.from("what do ya want for nothing?"))).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
    // The example of the Standard Webhooks libraries.
    expect(
      signStandard(
        "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
        "msg_p5jXN8AQM9LWM0D4loKWxJek",
        1614265330,
        Buffer.from('{"test": 2432232314}'),
      ),
    ).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  });

  it("satisfy the public Standard Webhooks library, and a changed body does not", () => {
    const headers = deliveryHeaders({ ...signed, now, previousSecret: null });
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({ id: "evt_1" });
    const changed = body.toString().replace("136.0", "136");
    expect(() => new Webhook(secret).verify(changed, headers)).toThrow("No matching signature");
    expect(() => new Webhook(older).verify(body, headers)).toThrow("No matching signature");
  });

  it("are those of both secrets while a rotation overlaps", () => {
    const headers = deliveryHeaders({ ...signed, now, previousSecret: older });
    for (const each of [secret, older])
      expect(new Webhook(each).verify(body, headers)).toMatchObject({ id: "evt_1" });
    const hex = (key: string) => createHmac("sha256", key).update(body).digest("hex");
    expect(headers["X-Webhook-Signature"]).toBe(hex(secret));
    expect(headers["X-Webhook-Signature-Previous"]).toBe(hex(older));
  });
});

describe("the headers", () => {
  it("tell event, kind, attempt and the time of the attempt", () => {
    const headers = deliveryHeaders({ ...signed, now: 1_700_000_000_999, previousSecret: null });
    expect(headers).toMatchObject({
      "Content-Type": "application/json",
      "X-Webhook-Id": "evt_1",
      "X-Webhook-Event": "label.created",
      "X-Webhook-Attempt": "3",
      "X-Webhook-Timestamp": "1700000000",
      "webhook-id": "evt_1",
      "webhook-timestamp": "1700000000",
    });
    expect(headers["X-Webhook-Signature"]).toMatch(/^[0-9a-f]{64}$/);
    expect(headers).not.toHaveProperty("X-Webhook-Signature-Previous");
  });
});
