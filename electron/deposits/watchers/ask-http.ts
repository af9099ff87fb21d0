import type { Dispatcher } from "undici";
import { WatcherTrouble } from "./trouble.ts";

export interface Asked {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** From the first byte of the connection to the last of the answer. */
  timeoutMs: number;
  /** Ends the question early: the station stops. */
  signal?: AbortSignal;
}

export interface HttpAnswer {
  status: number;
  text: string;
}

/** Sends one request; its answer, whatever its status. Rejects with WatcherTrouble. */
export type AskHttp = (asked: Asked) => Promise<HttpAnswer>;

/** More than any page of transactions is; what is longer was not meant for us. */
const readAtMost = 16 * 1024 * 1024;

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: "refuses the connection: nothing listens there",
  ECONNRESET: "closed the connection without an answer",
  UND_ERR_SOCKET: "closed the connection without an answer",
  EPIPE: "closed the connection without an answer",
  ENOTFOUND: "is a name that nobody knows, or this computer is offline",
  EAI_AGAIN: "cannot be looked up: this computer may be offline",
  EHOSTUNREACH: "cannot be reached from here",
  ENETUNREACH: "cannot be reached from here: this computer may be offline",
  CERT_HAS_EXPIRED: "has a certificate that has expired (or this computer's clock is wrong)",
  CERT_NOT_YET_VALID: "has a certificate of the future: this computer's clock is wrong",
  DEPTH_ZERO_SELF_SIGNED_CERT: "has a certificate that it signed itself",
  SELF_SIGNED_CERT_IN_CHAIN: "has a certificate of an authority that this computer does not know",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "has a certificate that cannot be verified",
  ERR_TLS_CERT_ALTNAME_INVALID: "has a certificate for another name",
};

function troubleOf(error: unknown, host: string, timeoutMs: number): WatcherTrouble {
  if (error instanceof WatcherTrouble) return error;
  const { name, code } = error as { name?: string; code?: unknown };
  if (name === "TimeoutError")
    return new WatcherTrouble(`${host} did not answer within ${timeoutMs / 1000} seconds.`);
  if (name === "AbortError") return new WatcherTrouble(`The question to ${host} was broken off.`);
  if (name === "HTTPParserError") return new WatcherTrouble(`${host} does not speak HTTP.`);
  const said = typeof code === "string" ? (words[code] ?? `cannot be asked (${code})`) : null;
  return new WatcherTrouble(`${host} ${said ?? "cannot be asked"}.`);
}

/** `Retry-After` as ms, when it is a number of seconds; at most an hour is believed. */
function waitOf(header: string | string[] | undefined): number {
  const seconds = Number(header);
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, 3600) * 1000 : 0;
}

/**
 * HTTP without surprises: no redirect is followed, nothing is decompressed, an endless answer is cut off.
 * @param dispatcher the station's way out (a proxy, an authority of its own); undici's own when absent
 * @param patienceMs no answer is waited for longer
 */
export function openAskHttp(
  dispatcher?: () => Promise<Dispatcher>,
  patienceMs = Infinity,
): AskHttp {
  return async ({ url, method = "GET", headers, body, signal, ...asked }) => {
    const { host } = new URL(url);
    const timeoutMs = Math.min(asked.timeoutMs, patienceMs);
    try {
      const { request } = await import("undici");
      const answer = await request(url, {
        method,
        headers: { "user-agent": "Shipdeck", accept: "application/json, text/plain", ...headers },
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
        ...(body === undefined ? {} : { body }),
        ...(dispatcher ? { dispatcher: await dispatcher() } : {}),
      });
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of answer.body as AsyncIterable<Buffer>) {
        chunks.push(chunk);
        size += chunk.byteLength;
        if (size > readAtMost)
          throw new WatcherTrouble(`${host} gave an answer that is far too long.`);
      }
      if (answer.statusCode === 429 || answer.statusCode === 503)
        throw new WatcherTrouble(
          answer.statusCode === 429
            ? `${host} asks us to come more rarely (429).`
            : `${host} is overloaded or under repair (503).`,
          waitOf(answer.headers["retry-after"]),
        );
      return { status: answer.statusCode, text: Buffer.concat(chunks).toString("utf8") };
    } catch (error) {
      throw troubleOf(error, host, timeoutMs);
    }
  };
}
