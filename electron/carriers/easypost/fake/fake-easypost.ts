import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { openBook } from "./book.ts";
import { openDesk, type FakeAnswer } from "./desk.ts";
import type { FakeShipment } from "./fake-shipment.ts";
import type { Way } from "./ways.ts";
import { fakePdf, fakePng } from "./label-files.ts";

/** One request as the fake saw it. */
export interface Seen {
  method: string;
  path: string;
  body: unknown;
  key: string | null;
  userAgent: string;
}

export interface FakeParts {
  /** The fake's own books; they outlive it. */
  book: string;
  /** 0 or absent takes a free one. */
  port?: number;
  now: () => number;
  /** Called at the moments where a station may stop. */
  moment?: (name: string) => void | Promise<void>;
}

/** Answers in the place of the account, for as long as it is set: weather. Null lets the account answer. */
export type Weather = (seen: Seen) => FakeAnswer | "drop" | null;

export interface FakeEasyPost {
  url: string;
  seen: Seen[];
  shipments(): FakeShipment[];
  setWeather(weather: Weather | null): void;
  /** From now on this key is not known any more. */
  revoke(key: string): void;
  /** What becomes of refunds: known at once, or only when `decide` is called. */
  refunds: {
    atOnce: boolean;
    decide(status: "refunded" | "rejected"): void;
    outside(status: "submitted" | "refunded"): void;
  };
  /** How often a label is not there yet, for the ways that begin so. */
  labelTries: { left: number };
  /** Lets purchases go that are held back; how many wait now. */
  letGo(): void;
  heldBack(): number;
  /** The network is gone: nobody listens any more; and back again at the same address. */
  unplug(): Promise<void>;
  plugIn(): Promise<void>;
  close(): Promise<void>;
}

const page = "<!DOCTYPE html><html><title>Proxy</title><p>The page cannot be displayed.</html>";

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString("utf8");
  return text === "" ? null : (JSON.parse(text) as unknown);
}

function keyOf(request: IncomingMessage): string | null {
  const [kind, value = ""] = (request.headers.authorization ?? "").split(" ");
  if (kind !== "Basic") return null;
  return Buffer.from(value, "base64").toString("utf8").replace(/:$/, "");
}

function write(response: ServerResponse, answer: FakeAnswer, now: number): void {
  const { status, body, headers = {}, half } = answer;
  const isText = typeof body === "string";
  const text = isText ? body : JSON.stringify(body);
  response.writeHead(status, {
    "content-type": isText ? "text/html" : "application/json",
    date: new Date(now).toUTCString(),
    ...(isText ? {} : { "x-ep-request-uuid": "0123456789abcdef" }),
    ...headers,
  });
  response.end(half === true ? text.slice(0, text.length / 2) : text);
}

/** Their labels are not there, or not whole, at first. */
const lateLabels: ReadonlySet<Way> = new Set(["label later", "label is a page", "label is cut"]);

/** A server that speaks as EasyPost does, keeps its own books and misbehaves as told. For tests and demos; sells nothing. */
export async function openFakeEasyPost(parts: FakeParts): Promise<FakeEasyPost> {
  const book = openBook(parts.book);
  const seen: Seen[] = [];
  const revoked = new Set<string>();
  const labelTries = { left: 2 };
  let weather: Weather | null = null;
  let url = "";
  const desk = openDesk({
    book,
    now: parts.now,
    moment: parts.moment ?? (() => {}),
    url: () => url,
  });

  async function label(id: string, response: ServerResponse): Promise<void> {
    const shipment = book.get(id);
    const late = shipment && lateLabels.has(shipment.way) && labelTries.left > 0;
    if (late) labelTries.left -= 1;
    if (!shipment?.sale || (late && shipment.way !== "label is cut")) {
      response.writeHead(shipment?.way === "label is a page" ? 200 : 404, {
        "content-type": "text/html",
      });
      return void response.end(page);
    }
    const { trackingCode, picture } = shipment.sale;
    const bytes = picture ? fakePng(trackingCode) : await fakePdf(trackingCode);
    response.writeHead(200, { "content-type": picture ? "image/png" : "application/pdf" });
    response.end(late ? bytes.subarray(0, bytes.byteLength * 0.6) : bytes);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? "/";
    const file = /^\/files\/(shp_\w+)\./.exec(path)?.[1];
    if (file !== undefined) return label(file, response);
    const [key, body] = [keyOf(request), await bodyOf(request)];
    const method = request.method ?? "GET";
    const what = { method, path, body, key, userAgent: request.headers["user-agent"] ?? "" };
    seen.push(what);
    const known = key !== null && /^EZ[TA]K/.test(key) && !revoked.has(key);
    const told =
      weather?.(what) ??
      (known
        ? await desk.answer(method, path.replace(/^\/v2/, ""), body)
        : {
            status: 401,
            body: {
              error: {
                code: "UNAUTHORIZED",
                message: "API key is not active or invalid.",
                errors: [],
              },
            },
          });
    if (told === "drop") return void request.socket.destroy();
    write(response, told, parts.now());
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // A station that stops in the middle of its call takes the connection with it.
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(parts.port ?? 0);
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    seen,
    shipments: () => book.all(),
    setWeather: (next) => void (weather = next),
    revoke: (key) => void revoked.add(key),
    refunds: desk.refunds,
    labelTries,
    letGo: desk.letGo,
    heldBack: desk.heldBack,
    unplug: close,
    plugIn: () => listen(Number(new URL(url).port)),
    close: () => (server.listening ? close() : Promise.resolve()),
  };
}
