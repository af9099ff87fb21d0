import type { FieldError, FailureCode } from "./errors.ts";

/** A failure as it crosses a door. */
export interface Failure {
  code: FailureCode;
  message: string;
  errors: readonly FieldError[];
  details: Readonly<Record<string, unknown>>;
  /** Seconds. */
  retryAfter?: number | undefined;
  requestId: string;
}

/** What every door answers: always data, never a throw (Electron would keep only the message). */
export type Reply =
  | { success: true; status: number; data: unknown; replayed: boolean }
  | { success: false; failure: Failure };
