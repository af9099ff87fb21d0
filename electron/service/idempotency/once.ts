import { createHash } from "node:crypto";
import {
  forgetKey,
  forgetOlder,
  idempotencyEntry,
  referToResult,
  storeAnswer,
} from "#electron/store/idempotency.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { IdempotencyTable } from "#electron/store/tables/housekeeping.ts";
import type { Tx } from "#electron/store/store.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Parts } from "../context.ts";

const keptMs = 24 * 60 * 60 * 1000;
/** Old keys that go with each new one: more than come, and never so many that a request waits for them. */
const forgottenAtOnce = 20;

export interface OnceRequest {
  keyId: string;
  idempotencyKey: string;
  /** Route and parsed body: what must be the same for a replay. */
  fingerprint: string;
  status: number;
  /** Does the work; `refer` is called in its main transaction with the id of what was made. */
  run(refer: (tx: Tx, reference: string) => void): Promise<unknown>;
  /**
   * Tells again what came of a reference, when the station stopped before the answer was stored. Throws PURCHASE_IN_PROGRESS while
   * that is not known: an answer that is told stands for a day, and must not be that nothing is known yet.
   */
  recall(reference: string): Promise<unknown>;
}

export interface OnceAnswer {
  replayed: boolean;
  status: number;
  data: unknown;
}

/** Keys whose request this process is working on, with its hash. A row without an answer that is not here was cut short by a stop. */
const running = new WeakMap<object, Map<string, string>>();

function runningOf(store: object): Map<string, string> {
  const known = running.get(store);
  if (known) return known;
  const fresh = new Map<string, string>();
  running.set(store, fresh);
  return fresh;
}

/** A key is free again after its day. */
function isKept(parts: Parts, { created_at }: IdempotencyTable): boolean {
  return created_at >= parts.clock.now() - keptMs;
}

/** The answer to the same request again, when it is stored; undefined before. */
function storedAnswer({ status, body }: IdempotencyTable): OnceAnswer | undefined {
  if (body === null || status === null) return undefined;
  return { replayed: true, status, data: JSON.parse(body) };
}

/**
 * Does a request once per Idempotency-Key and caller, for 24 hours. The same key and body again is told the stored answer;
 * another body is IDEMPOTENCY_KEY_REUSED; while the first still runs it is PURCHASE_IN_PROGRESS. A request that failed left
 * nothing behind, so its key is free again.
 */
export async function once(parts: Parts, request: OnceRequest): Promise<OnceAnswer> {
  const { keyId, idempotencyKey: key } = request;
  const hash = createHash("sha256").update(request.fingerprint).digest("hex");
  const active = runningOf(parts.store);
  const name = `${keyId} ${key}`;
  const underWay = active.get(name);
  if (underWay !== undefined) {
    const found = parts.store.read((db) => idempotencyEntry.get(db, { keyId, key }));
    const entry = found && isKept(parts, found) ? found : undefined;
    // The key is the first one's, also before it is written down.
    if ((entry?.request_hash ?? underWay) !== hash) throw reused();
    const answer = entry && storedAnswer(entry);
    if (answer) return answer;
    throw inProgress();
  }
  active.set(name, hash);
  try {
    const known = await parts.store.write((tx) => {
      const now = parts.clock.now();
      forgetOlder.run(tx, { before: now - keptMs, limit: forgottenAtOnce });
      const found = idempotencyEntry.get(tx, { keyId, key });
      if (found && isKept(parts, found)) return found;
      if (found) forgetKey.run(tx, { keyId, key });
      insertInto(tx, "idempotency", {
        key_id: keyId,
        idempotency_key: key,
        request_hash: hash,
        reference: null,
        status: null,
        body: null,
        created_at: now,
      });
      return undefined;
    });
    if (known && known.request_hash !== hash) throw reused();
    const answer = known && storedAnswer(known);
    if (answer) return answer;
    if (known?.reference != null) {
      const data = await request.recall(known.reference);
      // Told once, it is the answer: the next replay is the same, whatever becomes of what was made.
      await keepAnswer(parts, request, data);
      return { replayed: true, status: request.status, data };
    }
    return { replayed: false, status: request.status, data: await runAndStore(parts, request) };
  } finally {
    active.delete(name);
  }
}

async function keepAnswer(parts: Parts, request: OnceRequest, data: unknown): Promise<void> {
  const { keyId, idempotencyKey: key, status } = request;
  const body = JSON.stringify(data);
  await parts.store.write((tx) => void storeAnswer.run(tx, { keyId, key, status, body }));
}

async function runAndStore(parts: Parts, request: OnceRequest): Promise<unknown> {
  const { keyId, idempotencyKey: key } = request;
  let referred = false;
  try {
    const data = await request.run((tx, reference) => {
      referToResult.run(tx, { keyId, key, reference });
      referred = true;
    });
    await keepAnswer(parts, request, data);
    return data;
  } catch (error) {
    // What was made stays known under its key, so that a retry is told of it and never makes a second one.
    const made = parts.store.read((db) => idempotencyEntry.get(db, { keyId, key }))?.reference;
    if (!referred || made == null)
      await parts.store.write((tx) => void forgetKey.run(tx, { keyId, key }));
    throw error;
  }
}

function reused(): StationError {
  return new StationError(
    "IDEMPOTENCY_KEY_REUSED",
    "This Idempotency-Key was used with another request. Use a new key for a new request.",
  );
}

function inProgress(): StationError {
  return new StationError(
    "PURCHASE_IN_PROGRESS",
    "The first request with this Idempotency-Key is still running. Ask again in a moment.",
    { retryAfter: 1 },
  );
}
