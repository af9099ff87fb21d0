import { httpClient } from "#electron/http-client.ts";
import { type FieldError, StationError } from "#shared/contract/errors.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Client, Scope } from "#shared/contract/operation.ts";
import { TestStation, type TestStationOptions } from "../station.ts";
import { type AnswerCheck, openAnswerCheck } from "./answer-checker.ts";

export const doors = ["http", "ipc"] as const;
export type Door = (typeof doors)[number];

export interface Credentials {
  apiKey: string;
  apiSecret: string;
}

export interface Asked {
  /** A text or bytes go as they are, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Null: none. Absent: the room's own. */
  key?: Credentials | null;
}

/** The envelope as an outside program reads it; which of the fields are there is what tests look at. */
export interface Envelope {
  success: boolean;
  data: Record<string, unknown>;
  error: string;
  message: string;
  code: string;
  errors: FieldError[];
  requestId: string;
}

export interface HttpAnswer {
  status: number;
  headers: Headers;
  text: string;
  body: Envelope & Record<string, unknown>;
}

/** A station, and a caller at one of its doors. Whatever comes through HTTP is held against openapi.json. */
export class Room implements AsyncDisposable {
  readonly station: TestStation;
  readonly client: Client<Api>;
  readonly key: Credentials;
  readonly #check: AnswerCheck;

  private constructor(station: TestStation, door: Door, key: Credentials, check: AnswerCheck) {
    this.station = station;
    this.key = key;
    this.#check = check;
    this.client = door === "http" ? this.#clientOf(key) : station.desk;
  }

  static async open(door: Door = "http", options: TestStationOptions = {}): Promise<Room> {
    const station = await TestStation.open(options);
    return new Room(station, door, await station.key(), await openAnswerCheck(station.url));
  }

  #clientOf(key: Credentials): Client<Api> {
    const checked: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      const body: unknown = await response.clone().json();
      this.#check(init?.method ?? "GET", response.url, response.status, body);
      return response;
    };
    return httpClient(this.station.url, key, checked);
  }

  /** Another caller over HTTP, with a fresh key. */
  async caller(scopes?: Scope[], dailyLimitUsd?: number): Promise<Client<Api>> {
    return this.#clientOf(await this.station.key(scopes, dailyLimitUsd));
  }

  /** One HTTP request as an outside program makes it; `path` is below /api/v1. */
  async ask(method: string, path: string, asked: Asked = {}): Promise<HttpAnswer> {
    const { body, headers = {}, key = this.key } = asked;
    const raw = typeof body === "string" || body instanceof Uint8Array;
    const url = `${this.station.url}/api/v1${path}`;
    const response = await fetch(url, {
      method,
      headers: {
        ...(key ? { "x-api-key": key.apiKey, "x-api-secret": key.apiSecret } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: raw ? (body as string | Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = (text === "" ? null : JSON.parse(text)) as HttpAnswer["body"];
    if (path !== "/openapi.json" && method !== "HEAD")
      this.#check(method, url, response.status, answer);
    return { status: response.status, headers: response.headers, text, body: answer };
  }

  /** Play money, so that a purchase is not about the wallet. */
  async fund(currency: "BTC" | "LTC" | "LTCT" = "LTC", amount = "100"): Promise<void> {
    await this.station.desk.deposit({ currency, amount });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.station[Symbol.asyncDispose]();
  }
}

/** The failure that a call ends in; a call that succeeds fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<StationError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof StationError) return error;
    throw error;
  }
  throw new Error("the call succeeded, but a failure was expected");
}

/** Lets the station work until something is so; fails after many turns. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 20_000; turn++) {
    if (await isSo()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error("it never came to be");
}
