import { everyFailure, type FailureCode } from "#shared/contract/errors.ts";
import type { Failure, Reply } from "#shared/contract/reply.ts";
import { jsonText } from "./json-text.ts";

export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Of a failure. */
  code?: FailureCode;
}

/** The error body of decisions.md §2: the document's fields, the failure's own details, and what is additive. */
export function failureBody(failure: Pick<Failure, "code" | "message" | "errors" | "details">) {
  const { code, message, errors, details } = failure;
  const { error } = everyFailure[code];
  return { success: false, error, message, ...details, code, errors };
}

/** A failure as HTTP says it. */
export function failureAnswer(failure: Failure): HttpAnswer {
  const { code, requestId } = failure;
  const { status } = everyFailure[code];
  return {
    status,
    code,
    headers: {
      "x-request-id": requestId,
      ...(failure.retryAfter === undefined ? {} : { "retry-after": String(failure.retryAfter) }),
    },
    body: jsonText({ ...failureBody(failure), requestId }),
  };
}

/** A reply as HTTP says it. */
export function httpAnswer(reply: Reply, requestId: string): HttpAnswer {
  if (!reply.success) return failureAnswer(reply.failure);
  return {
    status: reply.status,
    headers: {
      "x-request-id": requestId,
      ...(reply.replayed ? { "idempotent-replayed": "true" } : {}),
    },
    body: jsonText({ success: true, data: reply.data }),
  };
}
