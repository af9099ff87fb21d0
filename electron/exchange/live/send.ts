import type { Dispatcher } from "undici";
import { TickerTrouble } from "./trouble.ts";

export interface TickerAnswer {
  status: number;
  text: string;
  /** The header of that name. */
  date: string | null;
  retryAfter: string | null;
}

/** Asks one public address. Rejects with TickerTrouble; `signal` ends it. */
export type SendTicker = (url: string, signal: AbortSignal) => Promise<TickerAnswer>;

/** A ticker has some hundred bytes. */
const readAtMost = 64 * 1024;

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: "refuses the connection",
  ECONNRESET: "closed the connection without an answer",
  UND_ERR_SOCKET: "closed the connection without an answer",
  ENOTFOUND: "cannot be found: this computer may be offline",
  EAI_AGAIN: "cannot be looked up: this computer may be offline",
  EHOSTUNREACH: "cannot be reached",
  ENETUNREACH: "cannot be reached: this computer may be offline",
  CERT_HAS_EXPIRED: "has a certificate that has expired, or this computer's clock is wrong",
  CERT_NOT_YET_VALID: "has a certificate of the future: this computer's clock is wrong",
  DEPTH_ZERO_SELF_SIGNED_CERT: "has a certificate that it signed itself",
  SELF_SIGNED_CERT_IN_CHAIN: "has a certificate of an authority that this computer does not know",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "has a certificate that cannot be verified",
  ERR_TLS_CERT_ALTNAME_INVALID: "has a certificate for another name",
};

function troubleOf(error: unknown): TickerTrouble {
  if (error instanceof TickerTrouble) return error;
  const { name, code } = error as { name?: string; code?: unknown };
  if (name === "AbortError") return new TickerTrouble("did not answer in time");
  if (name === "HTTPParserError") return new TickerTrouble("does not speak HTTP");
  if (typeof code !== "string") return new TickerTrouble("could not be asked");
  return new TickerTrouble(words[code] ?? `could not be asked (${code})`);
}

/** Prices decide over money: they come encrypted, or from this very computer. */
function refuseOpenWays(url: string): void {
  const { protocol, hostname } = new URL(url);
  if (protocol === "https:" || hostname === "127.0.0.1" || hostname === "localhost") return;
  throw new TickerTrouble("is not asked over an open line");
}

async function textOf(body: Dispatcher.ResponseData["body"]): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > readAtMost) throw new TickerTrouble("gave an answer that is far too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function headerOf(headers: Dispatcher.ResponseData["headers"], name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

/**
 * HTTP without surprises: no redirect is followed, nothing is decompressed, an endless answer is cut off.
 * @param dispatcher the station's way out (a proxy, an authority of its own); undici's own when absent
 */
export function openTickerSend(
  userAgent: string,
  dispatcher?: () => Promise<Dispatcher>,
): SendTicker {
  return async (url, signal) => {
    try {
      refuseOpenWays(url);
      const { request } = await import("undici");
      const answer = await request(url, {
        headers: { "user-agent": userAgent, accept: "application/json" },
        signal,
        headersTimeout: 0,
        bodyTimeout: 0,
        ...(dispatcher ? { dispatcher: await dispatcher() } : {}),
      });
      return {
        status: answer.statusCode,
        text: await textOf(answer.body),
        date: headerOf(answer.headers, "date"),
        retryAfter: headerOf(answer.headers, "retry-after"),
      };
    } catch (error) {
      throw troubleOf(error);
    }
  };
}
