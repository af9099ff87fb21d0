import { type FailureCode, type FieldError, StationError } from "#shared/contract/errors.ts";
import { api, type Api } from "#shared/contract/index.ts";
import type { Client, Operation } from "#shared/contract/operation.ts";

interface ErrorBody {
  code: FailureCode;
  message: string;
  errors: FieldError[];
}

/** Path and query values are texts, numbers and booleans. */
function plain(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A fetch: the global one, or a test's. */
type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Splits a flat input into what goes into path, query and body. */
function requestOf(
  row: Operation,
  input: Record<string, unknown>,
): { path: string; body: unknown } {
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(plain(input[name])),
  );
  const query = new URLSearchParams();
  for (const name of Object.keys(row.query?.shape ?? {}))
    if (input[name] !== undefined) query.set(name, plain(input[name]));
  const search = query.size > 0 ? `?${query.toString()}` : "";
  return { path: path + search, body: row.body ? input : undefined };
}

/** A typed client over HTTP, made from the contract's rows: what an outside program would write. */
export function httpClient(
  baseUrl: string,
  key: { apiKey: string; apiSecret: string },
  send: Send,
): Client<Api> {
  const call = async (row: Operation, input: Record<string, unknown> = {}): Promise<unknown> => {
    const { path, body } = requestOf(row, input);
    const response = await send(`${baseUrl}/api/v1${path}`, {
      method: row.method,
      headers: {
        "x-api-key": key.apiKey,
        "x-api-secret": key.apiSecret,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { success: boolean; data: unknown } & ErrorBody;
    if (answer.success) return answer.data;
    const { code, message, errors, ...details } = answer;
    throw new StationError(code, message, { errors, details });
  };
  // Each row's function takes and gives what Client<Api> says, because the station parses both by the same row.
  return Object.fromEntries(
    Object.entries(api).map(([name, row]) => [
      name,
      (input?: Record<string, unknown>) => call(row, input),
    ]),
  ) as unknown as Client<Api>;
}
