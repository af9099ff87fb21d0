import type { Actor } from "#shared/contract/actor.ts";
import { type FieldError, StationError } from "#shared/contract/errors.ts";
import type { Contract, Operation } from "#shared/contract/operation.ts";
import type { Failure, Reply } from "#shared/contract/reply.ts";
import { fieldErrors } from "./field-errors.ts";

/** One request, whatever door it came through. Over IPC the three parts are the same flat object. */
export interface Request {
  name: string;
  params: unknown;
  query: unknown;
  body: unknown;
  actor: Actor;
  requestId: string;
  idempotencyKey?: string | undefined;
}

/** What a door is given to work with. It never sees the service or the store. */
export interface Desk {
  contract: Contract;
  /** Runs a verb with parsed input. */
  call(name: string, actor: Actor, input: object, once: OnceKey | null): Promise<Done>;
  /** What else is wrong with a body that the contract refuses, so that all of it is told at once. Never throws at bad input. */
  examine(name: string, body: unknown): readonly FieldError[];
  /** Where bugs are told of; callers never see them. */
  log: { error(facts: object, message: string): void };
}

/** An Idempotency-Key, and what it stands for. */
export interface OnceKey {
  key: string;
  fingerprint: string;
}

export interface Done {
  data: unknown;
  replayed: boolean;
}

function parse(desk: Desk, row: Operation, request: Request): object {
  const errors: FieldError[] = [];
  let input = {};
  const parts = [
    [row.params, request.params],
    [row.query, request.query],
    [row.body, request.body],
  ] as const;
  for (const [schema, raw] of parts) {
    if (!schema) continue;
    const result = schema.safeParse(raw ?? {}, { reportInput: true });
    if (result.success) input = { ...input, ...(result.data as object) };
    else errors.push(...fieldErrors(result.error.issues));
  }
  if (errors.length === 0) return input;
  errors.push(...desk.examine(request.name, request.body));
  const sentence = errors.map(({ field, message }) => `${field} ${message}`.trim()).join("; ");
  throw new StationError("VALIDATION_ERROR", `${sentence}.`, { errors });
}

function authorize(row: Operation, actor: Actor): void {
  if (actor.kind === "desk" || actor.scopes.includes(row.scope)) return;
  throw new StationError(
    "FORBIDDEN",
    `This key lacks the scope "${row.scope}". Make a key with that scope in the app or on the command line.`,
  );
}

function onceKey(row: Operation, request: Request, input: object): OnceKey | null {
  if (!row.idempotent || request.idempotencyKey === undefined) return null;
  return { key: request.idempotencyKey, fingerprint: JSON.stringify([request.name, input]) };
}

/** Any throw as a failure that may be shown. What is not on the list is a bug: loud in the log, silent outside. */
export function failureOf(error: unknown, requestId: string, log: Desk["log"]): Failure {
  if (error instanceof StationError) {
    const { code, message, errors, details, retryAfter } = error;
    if (error.cause) log.error({ err: error.cause, requestId }, message);
    return { code, message, errors, details, retryAfter, requestId };
  }
  log.error({ err: error, requestId }, "a request met a bug");
  return {
    code: "INTERNAL_SERVER_ERROR",
    message: `Something went wrong inside the station. Nothing more is known here; the log has it under ${requestId}.`,
    errors: [],
    details: {},
    requestId,
  };
}

/** The one path that every request takes: find the row, check the scope, parse the input, run the verb, parse the output. */
export async function dispatch(desk: Desk, request: Request): Promise<Reply> {
  try {
    const row = Object.hasOwn(desk.contract, request.name)
      ? desk.contract[request.name]
      : undefined;
    if (!row) throw new StationError("ROUTE_NOT_FOUND", `There is no operation "${request.name}".`);
    authorize(row, request.actor);
    const input = parse(desk, row, request);
    const done = await desk.call(request.name, request.actor, input, onceKey(row, request, input));
    const data = row.output.parse(done.data);
    return { success: true, status: row.status ?? 200, data, replayed: done.replayed };
  } catch (error) {
    return { success: false, failure: failureOf(error, request.requestId, desk.log) };
  }
}
