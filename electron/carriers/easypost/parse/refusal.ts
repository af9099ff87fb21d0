import { type TheirProblem, TheirError } from "./schemas.ts";

/** A failure as EasyPost words it. */
export interface Refusal {
  /** Such as `SHIPMENT.POSTAGE.FAILURE`; empty when they gave none. */
  code: string;
  /** A sentence or several, for a person. */
  message: string;
  /** About fields, where they are. */
  problems: TheirProblem[];
}

/** Their texts are strings, or objects and lists of them. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value.trim()];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (value !== null && typeof value === "object") return Object.values(value).flatMap(textsOf);
  return [];
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function problemOf(entry: unknown): TheirProblem {
  if (typeof entry !== "object" || entry === null)
    return { code: null, field: null, message: textsOf(entry).join(" "), suggestion: null };
  const { code, field, message, suggestion } = entry as Record<string, unknown>;
  return {
    code: textsOf(code)[0] ?? null,
    field: textsOf(field)[0] ?? null,
    message: textsOf(message).join(" "),
    suggestion: textsOf(suggestion)[0] ?? null,
  };
}

/** Reads an error body: its `errors` may be objects or strings, its `message` may be nested. Null when it is none of theirs. */
export function parseRefusal(body: unknown): Refusal | null {
  const parsed = TheirError.safeParse(body);
  if (!parsed.success) return null;
  const { error } = parsed.data;
  if (typeof error === "string") return { code: "", message: asSentence(error), problems: [] };
  const problems = (error.errors ?? []).map(problemOf);
  const details = problems
    .filter(({ message }) => message)
    .map(({ field, message }) => (field ? `${field}: ${message}` : (message ?? "")));
  const sentences = [...new Set([...textsOf(error.message), ...details])].map(asSentence);
  return { code: error.code ?? "", message: sentences.join(" "), problems };
}
