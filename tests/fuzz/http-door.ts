import type { Operation } from "#shared/contract/operation.ts";
import { RawConnection } from "../doors/raw-connection.ts";
import type { Credentials } from "../doors/room.ts";
import type { Oddity } from "./strange-requests.ts";

export interface HttpReply {
  status: number;
  headers: Map<string, string>;
  text: string;
}

const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

function encode(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return encodeURIComponent(text.replaceAll(loneSurrogate, "\ufffd"));
}

/** Path, query and JSON of an input, as a client would lay it out. */
export function layOut(row: Operation, input: unknown): { target: string; json: string | null } {
  const fields = Object(input) as Record<string, unknown>;
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(fields[name]) || "-");
  const query = Object.keys(row.query?.shape ?? {})
    .filter((name) => fields[name] !== undefined)
    .map((name) => `${name}=${encode(fields[name])}`)
    .join("&");
  const json = row.body ? (JSON.stringify(input) ?? "") : null;
  return { target: `/api/v1${path}${query ? `?${query}` : ""}`, json };
}

/** One caller over real sockets, one request after another on the same connection for as long as it lives. */
export class HttpCaller implements Disposable {
  readonly #port: number;
  #connection: RawConnection | null = null;
  #usedAt = 0;
  /** Connections that the station closed on us. */
  hangups = 0;

  constructor(port: number) {
    this.#port = port;
  }

  async ask(row: Operation, input: unknown, key: Credentials, odd: Oddity): Promise<HttpReply> {
    const { target, json } = layOut(row, input);
    const [path = "", query] = target.split("?");
    const way = odd.path ? odd.path(path) : path;
    const search = odd.query ?? (query ? `?${query}` : "");
    const body = json === null ? null : Buffer.from(odd.body ? odd.body(json) : json);
    const own: (readonly [string, string])[] = [
      ["host", `127.0.0.1:${this.#port}`],
      ["x-api-key", key.apiKey],
      ["x-api-secret", key.apiSecret],
      ...(odd.headers ?? []),
    ];
    const type = odd.contentType === undefined ? "application/json" : odd.contentType;
    if (body && type !== null) own.push(["content-type", type]);
    if (body) own.push(["content-length", `${body.length}`]);
    const head = `${odd.method ?? row.method} ${way}${search} HTTP/1.1\r\n`;
    const lines = own.map(([name, value]) => `${name}: ${value}\r\n`).join("");
    const request = Buffer.concat([Buffer.from(`${head}${lines}\r\n`, "latin1"), body ?? empty]);
    return this.#exchange(request);
  }

  async #exchange(request: Uint8Array): Promise<HttpReply> {
    // The station closes what is idle for five seconds; a careful client does so before.
    if (performance.now() - this.#usedAt > 2_000) this[Symbol.dispose]();
    this.#connection ??= await RawConnection.open(this.#port);
    await this.#connection.send(request);
    const answer = await this.#connection.answer();
    if (!answer) {
      this[Symbol.dispose]();
      throw new Error("the station hung up without an answer");
    }
    if (answer.headers.get("connection") === "close") {
      this.hangups += 1;
      this[Symbol.dispose]();
    }
    this.#usedAt = performance.now();
    return { status: answer.status, headers: answer.headers, text: answer.body };
  }

  [Symbol.dispose](): void {
    this.#connection?.[Symbol.dispose]();
    this.#connection = null;
  }
}

const empty = Buffer.alloc(0);
