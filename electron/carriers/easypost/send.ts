import type { Dispatcher } from "undici";
import { failureOf, type SendFailure } from "./send-failure.ts";

/** One HTTP call. */
export interface Call {
  method: "GET" | "POST";
  /** Below `/v2`, or a whole address for a label's file. */
  path: string;
  /** Becomes JSON. */
  body?: object;
  /** The account's key; null for files, which are fetched without it. */
  key: string | null;
  /** From the first byte out to the last one in; ms. */
  timeoutMs: number;
}

export interface HttpAnswer {
  kind: "answer";
  status: number;
  bytes: Uint8Array;
  contentType: string;
  retryAfter: string | null;
  /** What the other side's clock said. */
  date: string | null;
  /** EasyPost's name of the request, for their support; null where something else answered. */
  requestId: string | null;
}

/** Never rejects: what went wrong is an answer, too. */
export type Send = (call: Call) => Promise<HttpAnswer | SendFailure>;

/** The most that an answer may have; a label is some hundred kilobytes. */
const maxBytes = 20 * 1024 * 1024;

export interface SendParts {
  /** Such as `https://api.easypost.com`. */
  baseUrl: string;
  userAgent: string;
  /** How connections are made: proxies and certificates are its affair. Absent: undici's own. */
  dispatcher?: (() => Promise<Dispatcher>) | undefined;
}

function headerOf(headers: Dispatcher.ResponseData["headers"], name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

/** Basic authentication: the key is the user's name, the password is empty. */
function authorization(key: string): string {
  return `Basic ${Buffer.from(`${key}:`, "utf8").toString("base64")}`;
}

async function readAll(body: Dispatcher.ResponseData["body"]): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error("the answer is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** HTTP as it is: no retries, no redirects. */
export function openSend({ baseUrl, userAgent, dispatcher }: SendParts): Send {
  return async ({ method, path, body, key, timeoutMs }) => {
    const url = path.startsWith("/") ? `${baseUrl}/v2${path}` : path;
    try {
      const { request } = await import("undici");
      const answer = await request(url, {
        method,
        headers: {
          "user-agent": userAgent,
          ...(key === null ? {} : { authorization: authorization(key) }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        body: body === undefined ? null : JSON.stringify(body),
        // The real clock: how long a network takes is not the station's time.
        signal: AbortSignal.timeout(timeoutMs),
        headersTimeout: 0,
        bodyTimeout: 0,
        ...(dispatcher ? { dispatcher: await dispatcher() } : {}),
      });
      return {
        kind: "answer",
        status: answer.statusCode,
        bytes: await readAll(answer.body),
        contentType: headerOf(answer.headers, "content-type") ?? "",
        retryAfter: headerOf(answer.headers, "retry-after"),
        date: headerOf(answer.headers, "date"),
        requestId: headerOf(answer.headers, "x-ep-request-uuid"),
      };
    } catch (error) {
      return failureOf(error);
    }
  };
}
