import { lookup } from "node:dns/promises";
import type { Dispatcher } from "undici";
import { webhookTarget } from "#shared/rules/webhook-url.ts";
import type { HeaderList } from "#electron/store/webhook-attempts.ts";
import { permittedAddresses, type Resolve } from "./addresses.ts";
import { failureWords } from "./failure-words.ts";
import { type Line, Lines } from "./lines.ts";
import type { Clock, Poster, PostResult } from "./parts.ts";
import { untilAborted } from "./until-aborted.ts";

/** From the first byte of the connection to the last of the answer. */
const timeoutMs = 15_000;
/** How much of an answer is read; the rest is not waited for. */
const readAtMost = 64 * 1024;
const keepCharacters = 500;
const keepHeaderCharacters = 8 * 1024;

export interface PosterParts {
  /** Of the network: what it measures and limits is how long a receiver takes. */
  clock: Clock;
  /** The addresses of a name; the system's resolver unless a test holds it. */
  resolve?: Resolve;
}

/** The beginning of an answer as text, and whether that was all. Nothing is ever decompressed, so a small answer cannot grow. */
async function beginningOf(
  body: Dispatcher.ResponseData["body"],
): Promise<{ text: string; whole: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  let whole = false;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size >= readAtMost) break;
    }
    whole = size < readAtMost;
  } catch {
    // The status was given; a body that breaks off takes nothing back.
  }
  const text = Buffer.concat(chunks).subarray(0, readAtMost).toString("utf8");
  return { text: text.slice(0, keepCharacters).replace(/[\ud800-\udbff]$/, ""), whole };
}

function headerOf(headers: Dispatcher.ResponseData["headers"], name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

/** The header fields of an answer, until they become too many to keep. */
function keptHeaders(headers: Dispatcher.ResponseData["headers"]): HeaderList {
  let left = keepHeaderCharacters;
  return Object.entries(headers)
    .flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each] as const))
    .filter(([name, value]) => (left -= name.length + value.length) >= 0);
}

/**
 * Posts. A connection is kept for a moment and used again for the same URL; the name is looked up and the policy asked for each post
 * all the same, and what does not lead to one of those addresses is not used.
 */
export function openPoster({ clock, resolve }: PosterParts): Poster & { hangUp(): Promise<void> } {
  const addressesOf: Resolve = resolve ?? ((host) => lookup(host, { all: true }));
  const lines = new Lines(clock);
  const post: Poster = async ({ url, headers, body, policy, signal }): Promise<PostResult> => {
    const began = clock.now();
    const result = (part: Partial<PostResult>): PostResult => ({
      status: null,
      error: null,
      responseBody: null,
      responseHeaders: null,
      retryAfter: null,
      ...part,
      durationMs: Math.max(0, clock.now() - began),
    });
    const target = webhookTarget(url);
    if (typeof target === "string") return result({ error: `Not sent: the URL ${target}.` });
    let line: Line | null = null;
    let ended = false;
    let late = false;
    const abort = new AbortController();
    const stop = () => abort.abort();
    const cancelTimer = clock.after(timeoutMs, () => {
      late = true;
      stop();
    });
    signal.addEventListener("abort", stop);
    if (signal.aborted) stop();
    try {
      const addresses = await untilAborted(
        permittedAddresses(target, policy, addressesOf),
        abort.signal,
      );
      const { pathname, search } = new URL(url);
      const path = pathname + search;
      const request = { method: "POST", path, headers, body, signal: abort.signal } as const;
      const way = { url, target, addresses, policy };
      line = lines.take(way);
      let answer: Dispatcher.ResponseData | null = null;
      if (line)
        try {
          answer = await line.client.request(request);
        } catch (error) {
          // Receivers end connections that lay still, also while something is on its way: only a fresh one tells what is wrong.
          if (abort.signal.aborted) throw error;
          await lines.end(line);
        }
      if (!answer) {
        line = await lines.open(way);
        answer = await line.client.request(request);
      }
      const encoding = headerOf(answer.headers, "content-encoding");
      const { text, whole } = await beginningOf(answer.body);
      ended = whole;
      return result({
        status: answer.statusCode,
        responseBody: encoding === null || encoding === "identity" ? text : null,
        responseHeaders: keptHeaders(answer.headers),
        retryAfter: headerOf(answer.headers, "retry-after"),
      });
    } catch (error) {
      if (late) return result({ error: `No answer within ${timeoutMs / 1000} seconds.` });
      return result({ error: signal.aborted ? "Interrupted." : failureWords(error) });
    } finally {
      cancelTimer();
      signal.removeEventListener("abort", stop);
      if (line && ended) lines.keep(line);
      else if (line) await lines.end(line);
    }
  };
  return Object.assign(post, { hangUp: () => lines.endAll() });
}
