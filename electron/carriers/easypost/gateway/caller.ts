import { AccountFailure } from "#electron/carriers/account-failure.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { HttpAnswer, Call } from "../send.ts";
import type { SendFailure } from "../send-failure.ts";
import {
  type AccountNote,
  noAccount,
  openAccountNote,
  troubleOf,
  troubleSentence,
} from "./account-note.ts";
import { type Line, openLine } from "./line.ts";
import type { EasyPostParts } from "./parts.ts";
import { type Reply, readReply } from "./reply.ts";

/** Calls of an account at once. */
const atOnce = 6;
/** How long a call waits for its turn before it is not made at all. */
const patienceMs = 20_000;
/** Reads are made again after a 429, so often. */
const readTries = 3;
const readTimeoutMs = 25_000;
/** EasyPost waits for its carriers this long itself. */
const buyTimeoutMs = 60_000;
const fileTimeoutMs = 20_000;

type Asked = Pick<Call, "method" | "path" | "body">;

/** Calls of the account, each judged; none of them rejects but `must`. */
export interface Caller {
  /** A call that changes nothing of worth: made again when the account is busy. */
  ask(call: Asked): Promise<Reply>;
  /** A call that spends money: made once at the most. */
  once(call: Asked): Promise<Reply>;
  /** The body of a call that has to succeed; else the CARRIER_ failure that the caller is shown. */
  must(call: Asked): Promise<unknown>;
  /** A label's file, without the key. */
  file(url: string): Promise<HttpAnswer | SendFailure>;
  account: AccountNote;
}

/** What a reply is to somebody who asked for something that costs nothing. */
export function failureOf(reply: Exclude<Reply, { kind: "well" }>): StationError {
  const trouble = troubleOf(reply);
  if (trouble) return new AccountFailure(trouble, troubleSentence(trouble, reply));
  if (reply.kind === "refused")
    return new StationError("CARRIER_ERROR", `EasyPost refuses this: ${reply.refusal.message}`);
  if (reply.kind === "not sent")
    return new StationError("CARRIER_UNAVAILABLE", reply.message, {
      retryAfter: Math.ceil(reply.waitMs / 1000),
    });
  return new StationError(reply.timedOut ? "CARRIER_TIMEOUT" : "CARRIER_ERROR", reply.message, {
    retryAfter: 30,
  });
}

function busy(line: Line): Reply {
  const waitMs = Math.max(line.restsFor(), 5_000);
  return {
    kind: "not sent",
    why: "busy",
    message: `EasyPost has more requests of this station than it takes at once. Nothing was asked; try again in ${Math.ceil(waitMs / 1000)} seconds.`,
    waitMs,
  };
}

export function openCaller({ keys, send, clock }: EasyPostParts): Caller {
  const line = openLine(clock, atOnce);
  const account = openAccountNote(clock);

  async function turn(call: Asked, timeoutMs: number): Promise<Reply> {
    const key = keys.easypost();
    if (key === null) return { kind: "not sent", why: "no account", message: noAccount, waitMs: 0 };
    account.state(key);
    const replied = await line.run(async () => {
      const answer = await send({ ...call, key, timeoutMs });
      const reply = readReply(answer, clock.now());
      // One that is told to wait speaks for all.
      if (reply.kind === "not sent" && reply.why === "busy") line.rest(reply.waitMs);
      account.note(answer.kind === "answer" ? answer : null, reply);
      return reply;
    }, patienceMs);
    return replied ?? busy(line);
  }

  async function ask(call: Asked): Promise<Reply> {
    for (let tries = 1; ; tries += 1) {
      const reply = await turn(call, readTimeoutMs);
      const again = reply.kind === "not sent" && reply.why === "busy" && reply.waitMs <= patienceMs;
      if (!again || tries >= readTries) return reply;
    }
  }

  return {
    ask,
    once: (call) => turn(call, buyTimeoutMs),
    async must(call) {
      const reply = await ask(call);
      if (reply.kind === "well") return reply.body;
      throw failureOf(reply);
    },
    file: (path) => send({ method: "GET", path, key: null, timeoutMs: fileTimeoutMs }),
    account,
  };
}
