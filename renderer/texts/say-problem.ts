import i18next from "i18next";
import { StationError } from "#shared/contract/errors.ts";

/** Something that the station found: its code, what it is about, and the station's English sentence. */
export interface Said {
  code: string;
  message: string;
  params?: Readonly<Record<string, string | number>>;
}

/** The codes are the station's: which of them have a text is only known when one is looked up. */
const lookUp = i18next.t as unknown as (key: string, params?: object) => string;

/** The text of a code or of a field's name; undefined where there is none. */
function textOf(name: string, params?: Said["params"]): string | undefined {
  const key = `problems:${name}`;
  return i18next.exists(key, params) ? lookUp(key, params) : undefined;
}

/** A code as the name of its text: a point in it would open a room of its own. */
function nameOf(code: string): string {
  return code.replaceAll(".", "_");
}

/** What a problem is about, in the reader's language: a reason is a code of its own, a field has a name. */
function spoken(params: Said["params"] = {}): Said["params"] {
  const entries = Object.entries(params).map(([name, value]) => {
    if (typeof value !== "string") return [name, value] as const;
    const known = name === "reason" ? nameOf(value) : `field.${value}`;
    const isName = name === "reason" || name === "field" || name === "side";
    return [name, (isName ? textOf(known) : undefined) ?? value] as const;
  });
  return Object.fromEntries(entries);
}

/** A problem in the reader's language by its code; in the station's English sentence where there is no text for it. */
export function sayProblem({ code, message, params }: Said): string {
  return textOf(nameOf(code), spoken(params)) ?? message;
}

/** The reason that a failure gives beside its code, with what it is about; null where it gives none. */
function reasonOf({ details, message }: StationError): Said | null {
  const { reason, ...about } = details;
  const params = Object.fromEntries(
    Object.entries(about).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === "string" || typeof entry[1] === "number",
    ),
  );
  return typeof reason === "string" ? { code: reason, message, params } : null;
}

/** A failure in the reader's language. */
export function sayError(error: Error): string {
  if (!(error instanceof StationError)) return error.message;
  return sayProblem(reasonOf(error) ?? { code: error.code, message: error.message });
}
