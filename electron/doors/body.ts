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
  payload.on("error", (error) => limited.destroy(error));
  return limited;
}

/** JSON, or INVALID_JSON with a sentence; an empty text is `undefined`. */
export function parseBody(text: string): unknown {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : "it cannot be read";
    throw new StationError("INVALID_JSON", `The body is not valid JSON: ${why}.`);
  }
}
