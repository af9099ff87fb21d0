import { describe, expect, it } from "vitest";
import { judge } from "./outcome.ts";

const now = 1_000_000;
const answer = (status: number | null, retryAfter: string | null = null) => ({
  status,
  error: status === null ? "No answer within 15 seconds." : null,
  durationMs: 5,
  responseBody: null,
  responseHeaders: null,
  retryAfter,
});
const judged = (status: number | null, attempts = 1, retryAfter: string | null = null) =>
  judge(answer(status, retryAfter), attempts, now, 0.5);

describe("an answer", () => {
  it.each([200, 201, 202, 204, 299])("%i is success", (status) => {
    expect(judged(status)).toMatchObject({ state: "delivered", nextAt: null, error: null });
  });

  it.each([199, 300, 301, 302, 307, 308, 400, 401, 404, 409, 429, 500, 503, null])(
    "%s is tried again",
    (status) => {
      expect(judged(status)).toMatchObject({ state: "pending", nextAt: now + 5_000, gone: false });
    },
  );

  it("410 ends it at once", () => {
    expect(judged(410)).toMatchObject({
      state: "failed",
      nextAt: null,
      gone: true,
      exhausted: false,
    });
  });

  it("may ask for a longer wait", () => {
    expect(judged(503, 1, "60").nextAt).toBe(now + 60_000);
    expect(judged(503, 1, "1").nextAt).toBe(now + 5_000);
  });

  it("is the last one when every attempt is used up", () => {
    expect(judged(500, 10)).toMatchObject({ state: "pending", exhausted: false });
    expect(judged(500, 11)).toMatchObject({ state: "failed", nextAt: null, exhausted: true });
  });

  it("says what was wrong", () => {
    expect(judged(302).error).toBe("The receiver answered 302; redirects are not followed.");
    expect(judged(null).error).toBe("No answer within 15 seconds.");
  });
});
