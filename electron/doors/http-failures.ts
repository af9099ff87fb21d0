import { StationError } from "#shared/contract/errors.ts";
import { errorCode } from "./error-code.ts";

const known: Record<string, () => StationError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new StationError(
      "UNSUPPORTED_MEDIA_TYPE",
      "Send the body as JSON with the header Content-Type: application/json.",
    ),
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new StationError(
      "PAYLOAD_TOO_LARGE",
      "The body is larger than 1 MiB. Send fewer items at a time.",
    ),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new StationError("INVALID_JSON", "The body is not as long as its Content-Length says."),
  FST_ERR_BAD_URL: () => new StationError("ROUTE_NOT_FOUND", "The path is not a valid URL."),
};

/** What the server itself finds wrong, in our words; anything unknown stays as it is and is a bug. */
export function translateServerError(error: unknown): unknown {
  return known[errorCode(error)]?.() ?? error;
}
