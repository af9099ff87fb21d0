import { everyFailure, failures, type FailureCode } from "#shared/contract/errors.ts";
import type { Operation } from "#shared/contract/operation.ts";
import { leakIn } from "./leaks.ts";

/** An answer of either door, as far as both have the same. */
export interface Seen {
  success: boolean;
  status: number;
  data?: unknown;
  code?: string;
  message?: string;
  errors?: readonly { code: string; field: string; message: string; suggestion: string | null }[];
  requestId?: string;
}

/** What any request over HTTP may be told, whatever its operation. */
const everyRequest: readonly string[] = [
  "VALIDATION_ERROR",
  "INVALID_JSON",
  "UNAUTHORIZED",
  "FORBIDDEN",
  "ORIGIN_NOT_ALLOWED",
  "ROUTE_NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "MALFORMED_REQUEST",
  "HEADERS_TOO_LARGE",
  "RATE_LIMITED",
];

/** `["items", "0", "rateId"]` as errors spell it. */
export function spelled(path: readonly string[]): string {
  return path.reduce((text, step) => {
    if (/^\d+$/.test(step)) return `${text}[${step}]`;
    return text ? `${text}.${step}` : step;
  }, "");
}

export function sameWay(field: string, path: string): boolean {
  return field === path || field.startsWith(path) || path.startsWith(field);
}

/** A failure may say again what the caller said. */
function withoutOwn(text: string, input: unknown, depth = 0): string {
  if (typeof input === "string")
    return input.trim().length > 2 ? text.replaceAll(input.trim(), "…") : text;
  if (typeof input !== "object" || input === null || depth > 8) return text;
  return Object.values(input)
    .slice(0, 50)
    .reduce<string>((left, one) => withoutOwn(left, one, depth + 1), text);
}

interface Judged {
  row: Operation;
  door: "http" | "ipc";
  input: unknown;
  odd: { path?: unknown; method?: unknown };
}

/** What is wrong with an answer; empty when all is as the contract says. */
export function judge({ row, door, input, odd }: Judged, seen: Seen): string[] {
  const problems: string[] = [];
  const say = (holds: boolean, text: string) => void (holds || problems.push(text));
  if (seen.success && (odd.path !== undefined || odd.method !== undefined)) return problems;
  if (seen.success) {
    const parsed = row.output.safeParse(seen.data);
    say(parsed.success, `the output is not as documented: ${parsed.error?.message.slice(0, 400)}`);
    say(seen.status === (row.status ?? 200), `status ${seen.status}`);
    return problems;
  }
  const { code = "", message = "", errors = [] } = seen;
  say(code !== "INTERNAL_SERVER_ERROR", "a bug: INTERNAL_SERVER_ERROR");
  const allowed = [...row.errors, ...(door === "http" ? everyRequest : ["VALIDATION_ERROR"])];
  // Another path or method may well be another operation.
  const elsewhere = odd.path !== undefined || odd.method !== undefined;
  say(elsewhere || allowed.includes(code), `${code} is not a documented failure of it`);
  const known = Object.hasOwn(everyFailure, code) ? everyFailure[code as FailureCode] : null;
  say(known !== null, `no such code: ${code}`);
  if (door === "http" && known) say(seen.status === known.status, `${code} with ${seen.status}`);
  if (door === "http") say(Object.hasOwn(failures, code), `${code} is the desk's alone`);
  say(/[.!?]$/.test(message), `no sentence: ${message.slice(0, 200)}`);
  say(/^[\w.-]{1,200}$/.test(seen.requestId ?? ""), `requestId ${seen.requestId}`);
  for (const text of [message, ...errors.map((one) => `${one.message} ${one.suggestion ?? ""}`)]) {
    const leak = leakIn(withoutOwn(text, input));
    say(leak === null, `an inside is shown: ${leak}`);
  }
  if (code === "VALIDATION_ERROR") say(errors.length > 0, "no field is named");
  return problems;
}

/** What is wrong with the answer to an input in which `path` was spoilt; `refusable` when the contract cannot take it. */
export function judgeBroken(seen: Seen, path: readonly string[], refusable: boolean): string[] {
  if (!refusable) return [];
  if (seen.success) return [`${spelled(path)} was taken though the contract refuses it`];
  if (seen.code !== "VALIDATION_ERROR") return [];
  const fields = (seen.errors ?? []).map(({ field }) => field);
  const wanted = spelled(path);
  if (fields.some((field) => sameWay(field, wanted))) return [];
  return [`${wanted} was spoilt, but only ${fields.join(", ") || "nothing"} is named`];
}
