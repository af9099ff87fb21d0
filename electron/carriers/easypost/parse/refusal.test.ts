import { expect, test } from "vitest";
import { parseRefusal } from "./refusal.ts";

test.each([
  [{ error: { code: "A.B", message: "No", errors: [] } }, "A.B", "No."],
  [
    { error: { code: "A.B", message: "No.", errors: ["Too heavy", "Too long"] } },
    "A.B",
    "No. Too heavy. Too long.",
  ],
  [
    {
      error: {
        code: "A.B",
        message: "No",
        errors: [{ field: "shipment", message: "cannot be blank" }],
      },
    },
    "A.B",
    "No. shipment: cannot be blank.",
  ],
  [{ error: { message: { rate: ["is old", "is gone"] } } }, "", "is old. is gone."],
  [{ error: "Too many requests" }, "", "Too many requests."],
])("%j is told in its own words", (body, code, message) => {
  expect(parseRefusal(body)).toMatchObject({ code, message });
});

test.each([null, "text", [], {}, { error: 7 }, { message: "no" }])(
  "%j is none of theirs",
  (body) => {
    expect(parseRefusal(body)).toBeNull();
  },
);
