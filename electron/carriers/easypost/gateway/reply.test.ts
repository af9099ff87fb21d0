import { expect, test } from "vitest";
import { failureOf } from "../send-failure.ts";
import { readReply } from "./reply.ts";

const now = Date.parse("2026-11-23T16:00:00Z");
function reply(
  status: number,
  body: unknown,
  more: { retryAfter?: string; contentType?: string } = {},
) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return readReply(
    {
      kind: "answer",
      status,
      bytes: Buffer.from(text),
      contentType: more.contentType ?? "application/json",
      retryAfter: more.retryAfter ?? null,
      date: null,
      requestId: null,
    },
    now,
  );
}
const error = { error: { code: "A.B", message: "No", errors: [] } };

test.each([
  [200, { id: 1 }, "well"],
  [201, [], "well"],
  [422, error, "refused"],
  [401, error, "refused"],
  [404, error, "refused"],
  // Whatever is no word of theirs, or speaks of trouble, may have been done.
  [200, "<html>", "unclear"],
  [200, "{", "unclear"],
  [204, "", "unclear"],
  [302, "", "unclear"],
  [403, "<html>blocked</html>", "unclear"],
  [422, { hello: 1 }, "unclear"],
  [408, error, "unclear"],
  [500, error, "unclear"],
  [503, "busy", "unclear"],
])("a %i with %j is %s", (status, body, kind) => {
  expect(reply(status, body).kind).toBe(kind);
});

test.each([
  ["3", 3_000],
  ["Mon, 23 Nov 2026 16:01:00 GMT", 60_000],
  [undefined, 5_000],
  ["soon", 5_000],
])("a 429 that says %s asks for %i ms", (retryAfter, waitMs) => {
  expect(reply(429, "slow down", retryAfter === undefined ? {} : { retryAfter })).toMatchObject({
    kind: "not sent",
    why: "busy",
    waitMs,
  });
});

function met(code: string, more: object = {}): Error {
  return Object.assign(new Error(code), { code, ...more });
}

test.each([
  [met("ENOTFOUND", { syscall: "getaddrinfo" }), false],
  [met("ECONNREFUSED", { syscall: "connect" }), false],
  [
    met("ECONNREFUSED", {
      errors: [
        met("ECONNREFUSED", { syscall: "connect" }),
        met("ENETUNREACH", { syscall: "connect" }),
      ],
    }),
    false,
  ],
  [met("UND_ERR_CONNECT_TIMEOUT"), false],
  [met("CERT_HAS_EXPIRED"), false],
  [met("SELF_SIGNED_CERT_IN_CHAIN"), false],
  [met("ERR_SSL_WRONG_VERSION_NUMBER"), false],
  [new Error("Proxy response (407) !== 200 when HTTP Tunneling"), false],
  // From here on the request may have arrived.
  [met("ECONNRESET", { syscall: "read" }), true],
  [met("EPIPE", { syscall: "write" }), true],
  [met("UND_ERR_SOCKET"), true],
  [met("HPE_INVALID_CONSTANT"), true],
  [new Error("the answer is too large"), true],
  ["nonsense", true],
])("after %s the call may have been made: %s", (problem, sent) => {
  expect(failureOf(problem).sent).toBe(sent);
  expect(readReply(failureOf(problem), now).kind).toBe(sent ? "unclear" : "not sent");
});

test("silence is told from a broken connection", () => {
  const late = Object.assign(new Error("late"), { name: "TimeoutError" });
  expect(failureOf(late)).toMatchObject({ sent: true, timedOut: true });
});
