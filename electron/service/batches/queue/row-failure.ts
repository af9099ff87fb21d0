import type { StationError } from "#shared/contract/errors.ts";

/** Why a row came to nothing before there was an order that could say it. */
export interface RowFailure {
  code: string;
  message: string;
  retryable: boolean;
  /** Its rates have to be asked for again. */
  stale: boolean;
}

/** Failures after which the rates of a row are not what they were. */
export const outdated: ReadonlySet<string> = new Set([
  "RATE_CHANGED",
  "RATE_UNAVAILABLE",
  "RATE_EXPIRED",
]);

/** A refusal of the station as a row's own. */
export function failureOf({ code, message }: StationError): RowFailure {
  return { code, message, retryable: true, stale: outdated.has(code) };
}

/** Thrown in a transaction to leave nothing behind; the row fails with this. */
export class RowRefused extends Error {
  readonly failure: RowFailure;
  constructor(failure: RowFailure) {
    super(failure.message);
    this.failure = failure;
  }
}
