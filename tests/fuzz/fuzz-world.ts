import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { auditApi, auditStore } from "../faults/audit.ts";
import { ManualClock } from "../manual-clock.ts";
import { openReceiver, type Receiver } from "../service/receiver.ts";
import { TestStation } from "../station.ts";
import type { Credentials } from "../doors/room.ts";
import type { Dice } from "./dice.ts";
import { fuzzDesktop } from "./fuzz-desktop.ts";
import { HttpCaller } from "./http-door.ts";
import { Known } from "./known.ts";
import { type Mood, moods, moodyCarrier } from "./moody-carrier.ts";
import { strangeAnswer } from "./strange-answers.ts";

/** What the station may log as an error while carriers misbehave, or a window tells of its own failures. */
const expectedErrors =
  /the carrier call failed|cannot be reached at the moment|The window has failed/;

interface Made {
  folder: string;
  clock: ManualClock;
  station: TestStation;
  receiver: Receiver;
  keys: readonly [OwnKey, OwnKey];
  mood: { isOn: boolean };
}
type OwnKey = Credentials & { id: string };

/** A whole station on a temporary folder with callers at both doors, moody carriers and a strange webhook receiver. */
export class FuzzWorld implements AsyncDisposable {
  readonly station: TestStation;
  readonly clock: ManualClock;
  readonly known = new Known();
  readonly folder: string;
  readonly receiver: Receiver;
  readonly http: HttpCaller;
  readonly key: Credentials;
  readonly narrow: Credentials;

  /** Carriers misbehave only once this is on. */
  readonly mood: { isOn: boolean };

  private constructor(made: Made) {
    this.folder = made.folder;
    this.clock = made.clock;
    this.station = made.station;
    this.receiver = made.receiver;
    this.mood = made.mood;
    const { station, keys } = made;
    this.http = new HttpCaller(Number(new URL(station.url).port));
    [this.key, this.narrow] = keys;
    for (const { id, apiSecret } of keys) {
      this.known.secrets.add(apiSecret);
      this.known.spare(id);
    }
  }

  static async open(dice: Dice): Promise<FuzzWorld> {
    const folder = mkdtempSync(join(tmpdir(), "shipdeck-fuzz-"));
    mkdirSync(join(folder, "chosen"));
    mkdirSync(join(folder, "paper"));
    const clock = new ManualClock();
    const calm = dice.chance(40);
    const list: Mood[] = Array.from({ length: 97 }, () =>
      calm || dice.chance(85) ? "well" : dice.pick(moods),
    );
    const mood = { isOn: false };
    let turn = 0;
    const answers = Array.from({ length: 31 }, () => strangeAnswer(dice));
    const receiver = await openReceiver((response, hit) =>
      answers[turn++ % answers.length]?.(response, hit),
    );
    const station = await TestStation.open({
      data: join(folder, "data"),
      clock,
      machine: fuzzDesktop(folder, dice, mood),
      carriers: (own) => moodyCarrier(own(), { list, clock, isMoody: () => mood.isOn }),
    });
    const keys = [
      await station.desk.createKey({ name: "all" }),
      await station.desk.createKey({ name: "narrow", scopes: ["read"] }),
    ] as const;
    return new FuzzWorld({ folder, clock, station, receiver, keys, mood });
  }

  get places() {
    return { folder: this.folder, receiver: this.receiver.url };
  }

  /** What is wrong with the books and the log once everything is settled. */
  async problems(): Promise<string[]> {
    const { station } = this.station;
    const bugs = this.station.errors
      .filter(({ message }) => !expectedErrors.test(message))
      .map(({ message, facts }) => `logged: ${message} ${inspect(facts, { depth: 3 })}`);
    return [...auditStore(station), ...(await auditApi(this.station.desk)), ...bugs];
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.http[Symbol.dispose]();
    await this.receiver.close();
    await this.station.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
