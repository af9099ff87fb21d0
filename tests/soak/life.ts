import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadConfig } from "#electron/config.ts";
import { dispatch } from "#electron/doors/dispatch.ts";
import { verbCaller } from "#electron/call-verb.ts";
import { authenticator } from "#electron/service/keys/authenticate.ts";
import { fileKeeperHere } from "#electron/store/file-keeper.ts";
import { openStation, type Station } from "#electron/station.ts";
import { api } from "#shared/contract/index.ts";
import type { Reply } from "#shared/contract/reply.ts";
import { fakePrinter } from "../faults/label-content.ts";
import { ManualClock } from "../manual-clock.ts";
import { Dice, seedFor } from "./dice.ts";
import { type Diary, trace } from "./diary.ts";
import type { Line } from "./line.ts";
import { soakCarrier } from "./soak-carrier.ts";
import { soakPoster } from "./soak-poster.ts";
import { type Watcher, watchFolder } from "./virtual-machine.ts";

/** Thrown wherever a station goes on that is dead already. */
export class Dead extends Error {}

class SqliteTrouble extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Where a killed process writes what the customer remembers, for the next one. */
export const diaryFile = (folder: string) => join(folder, "..", "diary.json");

/** One life of a station, from its start to its stop, its crash or its kill. */
export class Life implements Watcher {
  readonly diary: Diary;
  readonly clock: ManualClock;
  readonly line: Line;
  readonly day: string;
  /** Where the next life finds what this one left, when it crashed. */
  remains: string | null = null;
  readonly problems: string[] = [];
  /** No new faults or crashes: the end of the day. */
  calm = false;
  readonly #dice: Dice;
  readonly #stormy: boolean;
  #momentsLeft: number;
  #station: Station | null = null;
  #unwatch = () => {};
  #died: () => void = () => {};
  readonly died = new Promise<void>((resolve) => (this.#died = resolve));

  constructor(diary: Diary, line: Line) {
    this.diary = diary;
    this.line = line;
    this.day = String(diary.seed);
    this.clock = new ManualClock(diary.now);
    this.#dice = new Dice(seedFor(diary.seed, `life ${diary.life}`));
    this.#stormy = this.#dice.chance(0.6);
    const doomed = diary.crashesLeft > 0 && this.#dice.chance(0.8);
    // Many die young, while they recover.
    const span = this.#dice.pick([12, 60, 400]);
    this.#momentsLeft = doomed ? this.#dice.int(1, span) : Infinity;
  }

  get station(): Station {
    if (!this.#station) throw new Error("the station is not open");
    return this.#station;
  }

  get dead(): boolean {
    return this.remains !== null;
  }

  chance(probability: number): boolean {
    return !this.calm && this.#dice.chance(probability);
  }

  /** Does this go wrong now? Counted and traced. */
  fault(what: string, probability: number): boolean {
    this.breathe();
    if (!this.#stormy || !this.chance(probability)) return false;
    this.diary.counts.faults += 1;
    trace(this.diary, `fault ${what}`);
    return true;
  }

  /** What a dead station tries to do does not happen. */
  breathe(): void {
    if (this.dead) throw new Dead();
  }

  moment(name: string): void {
    this.breathe();
    if (this.calm) return;
    this.#momentsLeft -= 1;
    if (this.#momentsLeft > 0) return;
    this.diary.counts.crashes += 1;
    this.diary.crashesLeft -= 1;
    this.diary.now = this.clock.now();
    trace(this.diary, `crash at ${name}`);
    if (this.diary.kind === "killed") {
      writeFileSync(diaryFile(this.diary.folder), JSON.stringify(this.diary));
      process.kill(process.pid, "SIGKILL");
      for (;;);
    }
    this.remains = `${this.diary.folder.replace(/-\d+$/, "")}-${this.diary.life + 1}`;
    cpSync(this.diary.folder, this.remains, { recursive: true });
    this.#died();
    throw new Dead();
  }

  trouble(step: Parameters<Watcher["trouble"]>[0]): void {
    this.breathe();
    const { diskFull } = this.diary.weather;
    if (step === "commit") {
      if (diskFull || this.fault("disk full at a commit", 0.02))
        throw new SqliteTrouble("SQLITE_FULL");
      if (this.fault("I/O error at a commit", 0.01)) throw new SqliteTrouble("SQLITE_IOERR_WRITE");
      if (this.fault("busy at a commit", 0.01)) throw new SqliteTrouble("SQLITE_BUSY");
    } else if (step === "begin") {
      if (this.fault("busy at the beginning", 0.03)) throw new SqliteTrouble("SQLITE_BUSY");
    } else if (step === "record") {
      if (diskFull || this.fault("the record beside the database", 0.03)) throw new Error("ENOSPC");
    } else if (diskFull && step === "write") throw new Error("ENOSPC: no space left on device");
    else if (this.fault(`label file: ${step}`, 0.03)) throw new Error("EIO: i/o error");
  }

  async open(): Promise<void> {
    const { diary, clock } = this;
    trace(diary, `life ${diary.life} begins`);
    this.#unwatch = watchFolder(diary.folder, this);
    const ids = new Dice(seedFor(diary.seed, `ids ${diary.life}`));
    const config = loadConfig({}, { data: diary.folder, port: 0 });
    const note = (level: string) => (facts: object, message: string) => {
      if (this.dead) return;
      trace(diary, `${level} ${message}`);
      if (message === "a request met a bug") this.problems.push(`a bug: ${whyOf(facts)}`);
    };
    const log = { info: note("info"), warn: note("warn"), error: note("error") };
    this.#station = await openStation(
      config,
      {
        clock,
        log,
        randomBytes: (length) => ids.bytes(length),
        carriers: () => soakCarrier(this),
        keepFiles: fileKeeperHere,
        labels: fakePrinter((name) => this.moment(name)),
        post: soakPoster(this),
      },
      { api: "off" },
    );
  }

  /** The window's door, or that of programs with the customer's key. */
  async call(door: "window" | "script", name: string, input: object, key?: string): Promise<Reply> {
    this.diary.counts.calls += 1;
    const reply = await this.#through(door, name, input, key);
    if (!this.dead) trace(this.diary, `${door} ${name} ${JSON.stringify(reply)}`);
    return reply;
  }

  #through(door: "window" | "script", name: string, input: object, key?: string): Promise<Reply> {
    const { parts } = this.station;
    if (door === "window") return this.station.invoke(name, input);
    const { apiKey = "", apiSecret = "" } = this.diary.key ?? {};
    const actor = authenticator(parts)(apiKey, apiSecret);
    if (!actor) throw new Error("the customer's key is unknown");
    const call = verbCaller(parts);
    const desk = { contract: api, call, log: parts.log, examine: () => [] };
    const requestId = parts.newId("req");
    const sides = { params: input, query: input, body: input };
    return dispatch(desk, { name, actor, requestId, ...sides, idempotencyKey: key });
  }

  /** Stops a living station as a person would, or clears away what goes on of a dead one. */
  async close(): Promise<void> {
    await this.#station?.close();
    if (!this.dead) this.diary.now = this.clock.now();
    this.#unwatch();
  }
}

function whyOf(facts: object): string {
  const { err } = facts as { err?: unknown };
  return err instanceof Error ? (err.stack ?? err.message) : JSON.stringify(facts);
}
