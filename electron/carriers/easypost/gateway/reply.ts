import { retryAfterMs } from "#shared/rules/retry-after.ts";
import { parseRefusal, type Refusal } from "../parse/refusal.ts";
import type { HttpAnswer } from "../send.ts";
import type { SendFailure } from "../send-failure.ts";

/** What a call came to, as the gateway judges it. `message` is for a person. */
export type Reply =
  /** 2xx with JSON. */
  | { kind: "well"; body: unknown }
  /** EasyPost itself said no: nothing was done. */
  | { kind: "refused"; status: number; refusal: Refusal }
  /** The call never left, or never reached EasyPost: nothing was done. */
  | {
      kind: "not sent";
      why: "no account" | "busy" | "unreachable";
      message: string;
      waitMs: number;
    }
  /** It may have been done. */
  | { kind: "unclear"; timedOut: boolean; message: string };

/** Asked to wait, and not told how long. */
const unsaidRestMs = 5_000;

/** How long a 429 asks to be left alone; null for every other answer. */
export function restOf(answer: HttpAnswer, now: number): number | null {
  return answer.status === 429 ? (retryAfterMs(answer.retryAfter, now) ?? unsaidRestMs) : null;
}

function jsonOf({ bytes }: HttpAnswer): { value: unknown } | null {
  try {
    return { value: JSON.parse(Buffer.from(bytes).toString("utf8")) as unknown };
  } catch {
    return null;
  }
}

function looksLikePage({ contentType, bytes }: HttpAnswer): boolean {
  const start = Buffer.from(bytes.subarray(0, 200)).toString("utf8").trimStart();
  return contentType.includes("html") || start.startsWith("<");
}

/** Reads an answer, or its absence. */
export function readReply(answer: HttpAnswer | SendFailure, now: number): Reply {
  if (answer.kind === "failed")
    return answer.sent
      ? { kind: "unclear", timedOut: answer.timedOut, message: answer.message }
      : { kind: "not sent", why: "unreachable", message: answer.message, waitMs: 30_000 };
  const { status } = answer;
  const rest = restOf(answer, now);
  if (rest !== null)
    return {
      kind: "not sent",
      why: "busy",
      message: `EasyPost asks to be left alone for ${Math.ceil(rest / 1000)} seconds: too many requests.`,
      waitMs: rest,
    };
  const json = jsonOf(answer);
  if (status >= 200 && status < 300 && json) return { kind: "well", body: json.value };
  const refusal = json ? parseRefusal(json.value) : null;
  // 408 and 5xx say that something went wrong, not that nothing was done.
  if (refusal && status >= 400 && status < 500 && status !== 408)
    return { kind: "refused", status, refusal };
  const from = refusal?.message ? ` ${refusal.message}` : "";
  return {
    kind: "unclear",
    timedOut: status === 408 || status === 504,
    message: looksLikePage(answer)
      ? `Something between this computer and EasyPost answered in its place with a page (status ${status}): a proxy, or a network that wants a sign-in.`
      : status >= 500 || status === 408
        ? `EasyPost is in trouble (status ${status}).${from}`
        : `EasyPost's answer cannot be read (status ${status}).`,
  };
}
