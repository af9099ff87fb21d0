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

/** A problem in the reader's language by its code; in the station's English sentence where there is no text for it. */
export function sayProblem({ code, message, params }: Said): string {
  // A point in a key would open a room of its own.
  const key = `problems:${code.replaceAll(".", "_")}`;
  return i18next.exists(key, params) ? lookUp(key, params) : message;
}

/** A failure in the reader's language. */
export function sayError(error: Error): string {
  return error instanceof StationError
    ? sayProblem({ code: error.code, message: error.message })
    : error.message;
}
