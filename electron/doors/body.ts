import type { IncomingHttpHeaders } from "node:http";
import { PassThrough, type Readable } from "node:stream";
import { StationError } from "#shared/contract/errors.ts";

/** The largest body that is read. */
export const maxBodyBytes = 1024 * 1024;
/** How much of a larger one is taken and thrown away, so that the caller gets to read its 413 on a living connection. */
const patienceBytes = 128 * maxBodyBytes;

function tooLarge(): StationError {
  return new StationError(
    "PAYLOAD_TOO_LARGE",
    "The body is larger than 1 MiB. Send fewer items at a time.",
  );
}

/** The caller hung up, or its framing broke: nobody reads the answer, but it is no bug of ours. */
function cutShort(): StationError {
  return new StationError("MALFORMED_REQUEST", "The body ended before it was whole.");
}

/** Packed bodies are not unpacked: one of a kilobyte can become a gigabyte. */
export function assertPlain(encoding: string | undefined): void {
  if (encoding === undefined || /^(|identity)$/i.test(encoding.trim())) return;
  throw new StationError(
    "UNSUPPORTED_MEDIA_TYPE",
    "Send the body as it is, without Content-Encoding.",
  );
}

/** Does a body follow these headers? (RFC 9112, section 6) */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/** Passes a body on up to the limit; a larger one is drained, then refused. */
export function limitBody(payload: Readable): Readable {
  const limited = new PassThrough();
  let bytes = 0;
  payload.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= maxBodyBytes) limited.write(chunk);
    else if (bytes > patienceBytes) payload.destroy(tooLarge());
  });
  payload.on("end", () => {
    if (bytes > maxBodyBytes) limited.destroy(tooLarge());
    else limited.end();
  });
  payload.on("error", (error) =>
    limited.destroy(error instanceof StationError ? error : cutShort()),
  );
  return limited;
}

/** A byte order mark stays in the text, where JSON does not allow it. */
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function textOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new StationError("INVALID_JSON", "The body is not valid UTF-8.");
  }
}

/** JSON, or INVALID_JSON with a sentence; an empty body is `undefined`. */
export function parseBody(bytes: Uint8Array): unknown {
  const text = textOf(bytes);
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : "it cannot be read";
    throw new StationError("INVALID_JSON", `The body is not valid JSON: ${why}.`);
  }
}
