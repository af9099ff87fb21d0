import type { IncomingHttpHeaders } from "node:http";
import { StationError } from "#shared/contract/errors.ts";
import { single } from "./http-request.ts";

/** The Idempotency-Key header; rejects one that is not 1 to 255 visible ASCII characters. */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | undefined {
  const given = single(headers["idempotency-key"]);
  if (given === undefined) return undefined;
  if (/^[\u0021-\u007e]{1,255}$/.test(given)) return given;
  throw new StationError(
    "VALIDATION_ERROR",
    "The header Idempotency-Key must be 1 to 255 visible ASCII characters.",
    {
      errors: [
        {
          code: "INVALID",
          field: "Idempotency-Key",
          message: "must be 1 to 255 visible ASCII characters",
          suggestion: "a UUID",
        },
      ],
    },
  );
}
