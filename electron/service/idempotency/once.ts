import { createHash } from "node:crypto";
import {
  forgetKey,
  forgetOlder,
  idempotencyEntry,
  referToResult,
  storeAnswer,
} from "#electron/store/idempotency.ts";
import { insertInto } from "#electron/store/sql.ts";
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

/** Keys whose request this process is working on. A row without an answer that is not here was cut short by a stop. */
const running = new WeakMap<object, Set<string>>();

function runningOf(store: object): Set<string> {
  const known = running.get(store);
  if (known) return known;
  const fresh = new Set<string>();
  running.set(store, fresh);
  return fresh;
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
  if (active.has(name)) {
    const entry = parts.store.read((db) => idempotencyEntry.get(db, { keyId, key }));
    if (entry && entry.request_hash !== hash) throw reused();
    throw inProgress();
  }
  active.add(name);
  try {
    const known = await parts.store.write((tx) => {
      const now = parts.clock.now();
      const before = now - keptMs;
      forgetOlder.run(tx, { before, limit: forgottenAtOnce });
      const found = idempotencyEntry.get(tx, { keyId, key });
      if (found && found.created_at < before) forgetKey.run(tx, { keyId, key });
      const entry = found && found.created_at >= before ? found : undefined;
      if (!entry)
        insertInto(tx, "idempotency", {
          key_id: keyId,
          idempotency_key: key,
          request_hash: hash,
          reference: null,
          status: null,
          body: null,
          created_at: now,
        });
      return entry;
    });
    if (known && known.request_hash !== hash) throw reused();
    if (known?.body != null && known.status !== null)
      return { replayed: true, status: known.status, data: JSON.parse(known.body) };
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
