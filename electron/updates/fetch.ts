import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { finished } from "node:stream/promises";
import type { Dispatcher } from "undici";
import { UpdateRefused } from "./refused.ts";

/** A feed that says nothing for so long is away; ms. */
const silenceMs = 30_000;

/** How the feed is reached, and what ends it. */
export interface Reach {
  dispatcher: () => Promise<Dispatcher>;
  signal: AbortSignal;
}

async function ask(url: URL, { dispatcher, signal }: Reach): Promise<Dispatcher.ResponseData> {
  let answer: Dispatcher.ResponseData;
  try {
    // Redirects are not followed: who can redirect could name another host.
    const { request } = await import("undici");
    answer = await request(url, {
      dispatcher: await dispatcher(),
      signal,
      headersTimeout: silenceMs,
      bodyTimeout: silenceMs,
      headers: { "accept-encoding": "identity" },
    });
  } catch (error) {
    throw unreachable(url, error instanceof Error ? error.message : String(error));
  }
  if (answer.statusCode === 200) return answer;
  await answer.body.dump();
  if (answer.statusCode >= 300 && answer.statusCode < 400)
    throw new UpdateRefused(
      "FEED_LEADS_ELSEWHERE",
      `The update feed sends ${url.pathname} elsewhere. It must answer itself; nothing was taken.`,
    );
  throw unreachable(url, `it answered ${answer.statusCode}`);
}

function unreachable({ host, pathname }: URL, why: string): UpdateRefused {
  return new UpdateRefused(
    "FEED_UNREACHABLE",
    `The update feed ${host} did not give ${pathname}: ${why.replace(/\.$/, "")}. It is asked again later.`,
  );
}

/** A small file as it is. */
export async function fetchSmall(url: URL, reach: Reach, mostBytes: number): Promise<Buffer> {
  const { body } = await ask(url, reach);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > mostBytes) throw new Error("it is too large");
      chunks.push(chunk);
    }
  } catch (error) {
    throw unreachable(url, error instanceof Error ? error.message : String(error));
  }
  return Buffer.concat(chunks);
}

export interface WantedFile {
  url: URL;
  /** base64. */
  sha512: string;
  /** Bytes. */
  size: number;
}

function wrongFile({ url }: WantedFile, why: string): UpdateRefused {
  return new UpdateRefused(
    "UPDATE_FILE_WRONG",
    `${url.pathname.split("/").at(-1)} of the update feed ${why}. It was thrown away; nothing was installed.`,
  );
}

/** Writes a file of the feed to `target`, whole and as it was signed, or throws UpdateRefused and leaves nothing there. */
export async function fetchFile(
  wanted: WantedFile,
  { target, onProgress, ...reach }: Reach & { target: string; onProgress: (bytes: number) => void },
): Promise<void> {
  const { body } = await ask(wanted.url, reach);
  const hash = createHash("sha512");
  const out = createWriteStream(target, { mode: 0o600 });
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > wanted.size) throw wrongFile(wanted, "is larger than its manifest says");
      hash.update(chunk);
      if (!out.write(chunk)) await once(out, "drain");
      onProgress(bytes);
    }
    out.end();
    await finished(out);
    if (bytes < wanted.size) throw wrongFile(wanted, "ended early");
    if (hash.digest("base64") !== wanted.sha512) throw wrongFile(wanted, "is not what was signed");
  } catch (error) {
    out.destroy();
    await rm(target, { force: true });
    if (error instanceof UpdateRefused) throw error;
    throw wrongFile(
      wanted,
      `ended early (${error instanceof Error ? error.message : String(error)})`,
    );
  }
}
