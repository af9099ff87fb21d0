import type { z } from "zod";
import type { FailureCode } from "./errors.ts";

/** What a key may do. */
export const scopes = ["read", "rates", "orders", "purchase", "webhooks"] as const;
export type Scope = (typeof scopes)[number];

type Shape = z.ZodObject;
const nothing = undefined;

/** One row of the contract: everything that the doors, the clients and openapi.json need to know of an operation. */
export interface Operation<
  P extends Shape | undefined = Shape | undefined,
  Q extends Shape | undefined = Shape | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  O extends z.ZodType = z.ZodType,
> {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** With `{name}` for path parameters; HTTP serves it below `/api/v1`. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly tag: string;
  readonly scope: Scope;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly output: O;
  readonly status?: 200 | 201;
  readonly errors: readonly FailureCode[];
  /** The operation honours the `Idempotency-Key` header. */
  readonly idempotent?: boolean;
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : unknown;
type ParsedOf<S> = S extends z.ZodType ? z.output<S> : unknown;
type Flat<T> = { [K in keyof T]: T[K] };

/** What a caller gives: path, query and body fields in one flat object. */
export type Input<Op> =
  Op extends Operation<infer P, infer Q, infer B, infer _O>
    ? Flat<InputOf<P> & InputOf<Q> & InputOf<B>>
    : never;
/** The same after parsing: what a handler receives. */
export type Parsed<Op> =
  Op extends Operation<infer P, infer Q, infer B, infer _O>
    ? Flat<ParsedOf<P> & ParsedOf<Q> & ParsedOf<B>>
    : never;
export type Output<Op> =
  Op extends Operation<infer _P, infer _Q, infer _B, infer O> ? z.output<O> : never;
/** What a handler returns, before the output schema fills its defaults. */
export type Answer<Op> =
  Op extends Operation<infer _P, infer _Q, infer _B, infer O> ? z.input<O> : never;

/** Rows by their names. */
export type Contract = Readonly<Record<string, Operation>>;

/** One function per row. A missing handler or a wrong result shape does not compile. */
export type Handlers<C, Ctx> = {
  readonly [K in keyof C]: (ctx: Ctx, input: Parsed<C[K]>) => Promise<Answer<C[K]>>;
};

/** The caller's side of a contract: throws StationError on failure. */
export type Client<C> = {
  readonly [K in keyof C]: keyof Input<C[K]> extends never
    ? () => Promise<Output<C[K]>>
    : (input: Input<C[K]>) => Promise<Output<C[K]>>;
};

/** Says a row. Exists for inference only. */
export function operation<
  O extends z.ZodType,
  P extends Shape | undefined = typeof nothing,
  Q extends Shape | undefined = typeof nothing,
  B extends z.ZodType | undefined = typeof nothing,
>(row: Operation<P, Q, B, O>): Operation<P, Q, B, O> {
  return row;
}
