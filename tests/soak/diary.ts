import { createHash } from "node:crypto";
import type { Told } from "./told.ts";
import type { To } from "./soak-carrier.ts";

export interface KnownOrder {
  orderId: string;
  recipients: To[];
}

/** A request that was sent under an Idempotency-Key and whose answer nobody heard: a careful script sends it again. */
export interface Unheard {
  name: string;
  input: Record<string, unknown>;
  key: string;
  recipients?: To[];
}

/** What lasts beyond a station's life, as plain data: the customer's own memory, the weather, and what is left of the day. */
export interface Diary {
  seed: number;
  /** Killed as a process, or left as a copy of its folder. */
  kind: "wrecks" | "killed";
  folder: string;
  life: number;
  now: number;
  stepsLeft: number;
  crashesLeft: number;
  /** Comes with the weather and stays over restarts. */
  weather: { diskFull: boolean; carrierSilent: boolean };
  key: { apiKey: string; apiSecret: string } | null;
  /** Made at the start of the day and never gone; its receiver fails at most three times in a row. */
  livingHook: string | null;
  orders: KnownOrder[];
  batches: { id: string; rows: number; pressed: { commandId: string; usd: string } | null }[];
  unheard: Unheard[];
  told: Told[];
  counts: { steps: number; crashes: number; restarts: number; faults: number; calls: number };
  /** A hash over everything that happened, in its order. */
  trace: string;
  finished: boolean;
}

export function newDiary(seed: number, folder: string, kind: Diary["kind"]): Diary {
  return {
    seed,
    kind,
    folder,
    life: 0,
    now: Date.parse("2026-11-23T16:00:00.000Z"),
    stepsLeft: 0,
    crashesLeft: 0,
    weather: { diskFull: false, carrierSilent: false },
    key: null,
    livingHook: null,
    orders: [],
    batches: [],
    unheard: [],
    told: [],
    counts: { steps: 0, crashes: 0, restarts: 0, faults: 0, calls: 0 },
    trace: "",
    finished: false,
  };
}

let loud = false;

/** Prints every line of the day from now on. */
export function tellAll(): void {
  loud = true;
}

export function trace(diary: Diary, line: string): void {
  diary.trace = createHash("sha256").update(diary.trace).update(line).digest("hex");
  if (loud) process.stderr.write(`${diary.life}: ${line}\n`);
}
