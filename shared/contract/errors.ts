/** Every failure that the API may show: its HTTP status and the short text of the `error` field. */
export const failures = {
  INVALID_JSON: { status: 400, error: "Invalid JSON" },
  MALFORMED_REQUEST: { status: 400, error: "Malformed request" },
  VALIDATION_ERROR: { status: 400, error: "Validation failed" },
  UNAUTHORIZED: { status: 401, error: "Unauthorized" },
  INSUFFICIENT_BALANCE: { status: 402, error: "Insufficient balance" },
  FORBIDDEN: { status: 403, error: "Forbidden" },
  ORIGIN_NOT_ALLOWED: { status: 403, error: "Origin not allowed" },
  ORDER_NOT_FOUND: { status: 404, error: "Order not found" },
  RATE_NOT_FOUND: { status: 404, error: "Rate not found" },
  WEBHOOK_NOT_FOUND: { status: 404, error: "Webhook not found" },
  DELIVERY_NOT_FOUND: { status: 404, error: "Delivery not found" },
  LABEL_NOT_FOUND: { status: 404, error: "Label not found" },
  TRACKING_NOT_FOUND: { status: 404, error: "Tracking code not found" },
  MANIFEST_NOT_FOUND: { status: 404, error: "Manifest not found" },
  KEY_NOT_FOUND: { status: 404, error: "Key not found" },
  ROUTE_NOT_FOUND: { status: 404, error: "Route not found" },
  METHOD_NOT_ALLOWED: { status: 405, error: "Method not allowed" },
  REQUEST_TIMEOUT: { status: 408, error: "Request timeout" },
  ORDER_ALREADY_PURCHASED: { status: 409, error: "Order already purchased" },
  PURCHASE_IN_PROGRESS: { status: 409, error: "Purchase in progress" },
  LABEL_NOT_VOIDABLE: { status: 409, error: "Label cannot be voided" },
  NOTHING_TO_MANIFEST: { status: 409, error: "Nothing to manifest" },
  PAYLOAD_TOO_LARGE: { status: 413, error: "Payload too large" },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, error: "Unsupported media type" },
  RATE_EXPIRED: { status: 422, error: "Rate expired" },
  ADDRESS_VERIFY_FAILURE: { status: 422, error: "Unable to verify address" },
  LABEL_NOT_MANIFESTABLE: { status: 422, error: "Label cannot be manifested" },
  SEVERAL_SHIP_FROMS: { status: 422, error: "Labels leave from several places" },
  IDEMPOTENCY_KEY_REUSED: { status: 422, error: "Idempotency key reused" },
  RATE_LIMITED: { status: 429, error: "Too many requests" },
  HEADERS_TOO_LARGE: { status: 431, error: "Request header fields too large" },
  INTERNAL_SERVER_ERROR: { status: 500, error: "Internal server error" },
  CARRIER_ERROR: { status: 502, error: "Carrier error" },
  CARRIER_UNAVAILABLE: { status: 503, error: "Carrier unavailable" },
  CARRIER_TIMEOUT: { status: 504, error: "Carrier timeout" },
  EXCHANGE_RATE_UNAVAILABLE: { status: 503, error: "Exchange rate unavailable" },
  STORAGE_UNAVAILABLE: { status: 503, error: "Storage unavailable" },
} as const satisfies Record<string, { status: number; error: string }>;

/** Failures of desk rows: the window and the command line see them, HTTP never does. */
export const deskFailures = {
  MANAGED: { status: 403, error: "Managed by your organization" },
  BATCH_NOT_FOUND: { status: 404, error: "Batch not found" },
  ROW_NOT_FOUND: { status: 404, error: "Row not found" },
  PROFILE_NOT_FOUND: { status: 404, error: "Printer profile not found" },
  PRINT_JOB_NOT_FOUND: { status: 404, error: "Print job not found" },
  RATE_CARD_NOT_FOUND: { status: 404, error: "Rate card not found" },
  BATCH_BUSY: { status: 409, error: "Batch is being bought" },
  BATCH_LOADING: { status: 409, error: "Batch is being read" },
  ROW_NOT_EDITABLE: { status: 409, error: "Row cannot be changed" },
  PRICE_CHANGED: { status: 409, error: "Price changed" },
  NOTHING_TO_BUY: { status: 409, error: "Nothing to buy" },
  NOTHING_TO_PRINT: { status: 409, error: "Nothing to print" },
  ALREADY_PRINTED: { status: 409, error: "Printed already" },
  PRINT_JOB_RUNNING: { status: 409, error: "Print job is running" },
  UPDATES_OFF: { status: 409, error: "Updates are off" },
  NO_UPDATE: { status: 409, error: "No newer version" },
  NOT_ON_THIS_MACHINE: { status: 409, error: "Not on this machine" },
  DEPOSIT_KEY_MISSING: { status: 409, error: "No deposit key" },
  ADDRESS_GAP_FULL: { status: 409, error: "Too many unused addresses" },
  CHAIN_UNAVAILABLE: { status: 503, error: "Chain cannot be seen" },
  IMPORT_UNREADABLE: { status: 422, error: "File cannot be read" },
} as const satisfies Record<string, { status: number; error: string }>;

/** All of them. */
export const everyFailure = { ...failures, ...deskFailures };

export type ApiFailureCode = keyof typeof failures;
export type FailureCode = keyof typeof everyFailure;

/** One field of the input that is wrong. `field` is a path such as `toAddress.zip`; `suggestion` says what would pass. */
export interface FieldError {
  code: string;
  field: string;
  message: string;
  suggestion: string | null;
}

/** What a failure carries beside its code and sentence. `details` are extra top-level fields of the error body (the 402's). */
export interface FailureDetails {
  errors?: readonly FieldError[];
  details?: Readonly<Record<string, unknown>>;
  /** Seconds, becomes the `Retry-After` header. */
  retryAfter?: number;
}

/** A failure that the caller is meant to see. Anything else that is thrown is a bug: silent outside, loud in the log. */
export class StationError extends Error {
  readonly code: FailureCode;
  readonly errors: readonly FieldError[];
  readonly details: Readonly<Record<string, unknown>>;
  readonly retryAfter: number | undefined;

  constructor(code: FailureCode, sentence: string, extra: FailureDetails = {}) {
    super(sentence);
    this.name = "StationError";
    this.code = code;
    this.errors = extra.errors ?? [];
    this.details = extra.details ?? {};
    this.retryAfter = extra.retryAfter;
  }
}

/** A refusal of one field, as VALIDATION_ERROR. `message` goes on where the field's name ends, without a full stop. */
export function invalidField(
  field: string,
  message: string,
  suggestion: string | null = null,
  code = "INVALID",
): StationError {
  const end = /[.!?]$/.test(message) ? "" : ".";
  return new StationError("VALIDATION_ERROR", `${field} ${message}${end}`, {
    errors: [{ code, field, message, suggestion }],
  });
}
