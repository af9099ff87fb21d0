import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isSigned, parseEvent } from "./event.ts";

const now = Date.parse("2026-11-23T16:00:00Z");
const body = Buffer.from(
  '{"description":"tracker.updated","result":{"tracking_code":"9400","weight":136.0}}',
);

test("a signature is of the raw bytes, under the secret in its decomposed form", () => {
  // "é" as one sign and as two: EasyPost decomposes it.
  const hex = createHmac("sha256", Buffer.from("se\u0301cret", "utf8")).update(body).digest("hex");
  const header = `hmac-sha256-hex=${hex}`;
  expect(isSigned(body, header, "s\u00e9cret")).toBe(true);
  for (const wrong of [undefined, "", hex, header.toUpperCase(), header.replace(/.$/, "x")])
    expect(isSigned(body, wrong, "s\u00e9cret")).toBe(false);
  expect(isSigned(body, header, "secret")).toBe(false);
  expect(
    isSigned(Buffer.from(body.toString().replace("136.0", "136")), header, "s\u00e9cret"),
  ).toBe(false);
});

test("events of trackers and refunds are read, others are none of ours, and what is no event is told from them", () => {
  const read = (value: unknown) => parseEvent(Buffer.from(JSON.stringify(value)), now);
  expect(parseEvent(body, now)).toMatchObject({
    kind: "tracking",
    tracking: { trackingCode: "9400" },
  });
  expect(read({ description: "refund.successful", result: { tracking_code: "9400" } })).toEqual({
    kind: "refund",
    trackingCode: "9400",
  });
  expect(read({ description: "batch.created", result: {} })).toEqual({ kind: "other" });
  for (const broken of [
    {},
    { description: "tracker.updated", result: {} },
    { description: "refund.successful" },
    7,
  ])
    expect(read(broken)).toBeNull();
  expect(parseEvent(Buffer.from("{"), now)).toBeNull();
});
