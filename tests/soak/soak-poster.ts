import { createHash } from "node:crypto";
import type { Poster, PostResult } from "#electron/outbox/parts.ts";
import type { Life } from "./life.ts";

const nothing = { durationMs: 1, responseBody: null, responseHeaders: null, retryAfter: null };
/** A receiver that lives fails the same event this often in a row at the most. */
const patience = 3;
const timeoutMs = 15_000;

/**
 * The network between the station and its receivers outside, by the last part of the hook's URL: `living` has bad moments,
 * `gone` answers 410, `dead` never answers, `slow` answers after longer than the station waits.
 */
export function soakPoster(life: Life): Poster {
  const { line, clock } = life;
  const { day } = life;
  return async ({ url, headers, body, signal }): Promise<PostResult> => {
    const status = (code: number): PostResult => ({ ...nothing, status: code, error: null });
    const failure = (error: string): PostResult => ({ ...nothing, status: null, error });
    life.moment("a webhook is about to be sent");
    const hook = new URL(url).pathname.slice(1).replace(/-\d+$/, "");
    if (hook === "dead") return failure("connect ECONNREFUSED");
    if (hook === "slow") {
      const aborted = new Promise((resolve) => signal.addEventListener("abort", resolve));
      await Promise.race([clock.wait(timeoutMs), aborted]);
      return failure(signal.aborted ? "Interrupted." : "No answer within 15 seconds.");
    }
    const event = headers["X-Webhook-Id"] ?? headers["webhook-id"] ?? "";
    const digest = createHash("sha256").update(body).digest("hex");
    const about = { day, hook, event };
    const hear = (accepted: boolean, acknowledged: boolean) =>
      line.ask({ op: "hear", ...about, digest, accepted, acknowledged });
    if (hook === "gone") return status(410);
    const { troubles = 0 } = line.ask({ op: "troubles", ...about });
    const bad = troubles < patience && life.chance(0.3);
    if (bad && life.chance(0.5)) {
      hear(false, false);
      return life.chance(0.5) ? status(503) : failure("connect ETIMEDOUT");
    }
    hear(true, !bad);
    life.moment("CP11 the webhook was heard, its delivery is not marked");
    // Heard, and the answer lost: it has to come again under the same id.
    if (bad) return failure("socket hang up");
    return status(200);
  };
}
