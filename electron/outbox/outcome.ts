import type { PostResult } from "./parts.ts";
import { retryAfterMs } from "#shared/rules/retry-after.ts";
import { waitAfter } from "./schedule.ts";

export interface Outcome {
  state: "delivered" | "pending" | "failed";
  nextAt: number | null;
  /** What to tell a person; null when it was delivered. */
  error: string | null;
  /** The receiver wants no more deliveries. */
  gone: boolean;
  /** The last attempt failed. */
  exhausted: boolean;
}

function complaint({ status, error }: PostResult): string {
  if (status === null) return error ?? "No answer came.";
  if (status === 410) return "The receiver answered 410: it is gone for good.";
  if (status >= 300 && status < 400)
    return `The receiver answered ${status}; redirects are not followed.`;
  return `The receiver answered ${status}.`;
}

/** What an answer means: any 2xx is success, 410 ends it at once, everything else is tried again while attempts are left. */
export function judge(result: PostResult, attempts: number, now: number, random: number): Outcome {
  const { status } = result;
  if (status !== null && status >= 200 && status < 300)
    return { state: "delivered", nextAt: null, error: null, gone: false, exhausted: false };
  const error = complaint(result);
  if (status === 410) return { state: "failed", nextAt: null, error, gone: true, exhausted: false };
  const wait = waitAfter(attempts, random, retryAfterMs(result.retryAfter, now));
  if (wait === null) return { state: "failed", nextAt: null, error, gone: false, exhausted: true };
  return { state: "pending", nextAt: now + wait, error, gone: false, exhausted: false };
}
