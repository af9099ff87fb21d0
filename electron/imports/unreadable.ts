import { StationError } from "#shared/contract/errors.ts";

/** A file that is not an order file. The sentence says what it is and what to do. */
export function unreadable(sentence: string): StationError {
  return new StationError("IMPORT_UNREADABLE", sentence);
}
