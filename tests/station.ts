import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadConfig, type StationConfig } from "#electron/config.ts";
import { httpClient } from "#electron/http-client.ts";
import { fileKeeperHere } from "#electron/store/file-keeper.ts";
import { openStation, type Station, type StationParts } from "#electron/station.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { desk } from "#shared/contract/desk/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import { api, type Api } from "#shared/contract/index.ts";
import type { Client, Scope } from "#shared/contract/operation.ts";
import type { Reply } from "#shared/contract/reply.ts";
import { layFreshDatabase } from "./fresh-database.ts";
import { ManualClock } from "./manual-clock.ts";

export interface TestStationOptions extends Omit<StationParts, "clock" | "log"> {
  /** Keep a folder over a restart; the caller removes it. */
  data?: string;
  clock?: ManualClock;
  config?: Partial<StationConfig>;
}

/** A client over IPC's dispatch: the same rows, no HTTP. */
export function ipcClient(station: Pick<Station, "invoke">): Client<Api & Desk> {
  const call = (name: string) => async (input?: unknown) => {
    const reply: Reply = await station.invoke(name, input ?? {});
    if (reply.success) return reply.data;
    const { code, message, errors, details } = reply.failure;
    throw new StationError(code, message, { errors, details });
  };
  const names = Object.keys({ ...api, ...desk });
  // dispatch parses input and output by the same rows that type this client.
  return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as Client<
    Api & Desk
  >;
}

export interface LogLine {
  level: "info" | "warn" | "error";
  facts: object;
  message: string;
}

/** The real thing on a temp folder: real SQLite, real port, simulated carriers, a clock that the test holds. */
export class TestStation implements AsyncDisposable {
  readonly station: Station;
  readonly clock: ManualClock;
  readonly url: string;
  /** The window's door. */
  readonly desk: Client<Api & Desk>;
  readonly lines: LogLine[];
  readonly #remove: string | null;

  private constructor(
    station: Station,
    clock: ManualClock,
    lines: LogLine[],
    remove: string | null,
  ) {
    this.station = station;
    this.clock = clock;
    this.lines = lines;
    this.url = station.address?.url ?? "";
    this.desk = ipcClient(station);
    this.#remove = remove;
  }

  static async open(options: TestStationOptions = {}): Promise<TestStation> {
    const { data, clock = new ManualClock(), config: changes, ...parts } = options;
    const folder = data ?? mkdtempSync(join(tmpdir(), "shipdeck-test-"));
    const lines: LogLine[] = [];
    const note = (level: LogLine["level"]) => (facts: object, message: string) =>
      void lines.push({ level, facts, message });
    const log = { info: note("info"), warn: note("warn"), error: note("error") };
    const loaded = loadConfig({}, { data: folder, port: 0, mode: changes?.mode });
    const config = { ...loaded, ...changes };
    layFreshDatabase(config);
    const station = await openStation(config, { keepFiles: fileKeeperHere, ...parts, clock, log });
    return new TestStation(station, clock, lines, data === undefined ? folder : null);
  }

  /** A fresh key. */
  async key(
    scopes?: Scope[],
    dailyLimitUsd?: number,
  ): Promise<{ apiKey: string; apiSecret: string }> {
    return this.desk.createKey({ name: "test", scopes, dailyLimitUsd });
  }

  /** A client over the real port, with a fresh key. */
  async http(scopes?: Scope[], dailyLimitUsd?: number): Promise<Client<Api>> {
    return httpClient(this.url, await this.key(scopes, dailyLimitUsd), fetch);
  }

  /** A client over the real port with a key that is there already. */
  async clientOf(key: { apiKey: string; apiSecret: string }): Promise<Client<Api>> {
    return httpClient(this.url, key, fetch);
  }

  /** Errors that the station logged: a test that expects none should say so. */
  get errors(): LogLine[] {
    return this.lines.filter(({ level }) => level === "error");
  }

  async close(): Promise<void> {
    await this.station.close();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.close();
    if (this.#remove) rmSync(this.#remove, { recursive: true, force: true });
  }
}
