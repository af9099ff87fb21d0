import { StationError } from "#shared/contract/errors.ts";
import { importLimits } from "./limits.ts";

/** Why a file is no order file; the window says each in its language (the problems room of its texts). */
export type Refusal =
  | "FILE_EMPTY"
  | "FILE_WITHOUT_ORDERS"
  | "FILE_ONE_COLUMN"
  | "FILE_LINES_MAX"
  | "FILE_COLUMNS_MAX"
  | "FILE_CELL_MAX"
  | "FILE_IS_OTHER"
  | "FILE_IS_PACKED"
  | "FILE_IS_WEB_PAGE"
  | "FILE_OTHER_WORKBOOK"
  | "FILE_NOT_TEXT"
  | "FILE_PROTECTED"
  | "FILE_DAMAGED"
  | "FILE_UNPACKED_MAX"
  | "FILE_TOO_HEAVY"
  | "FILE_SIZE_MAX";

type Params = Readonly<Record<string, string | number>>;

/** A file that is not an order file. The sentence says what it is and what to do; `details` is `{ reason, …params }`. */
export function unreadable(reason: Refusal, sentence: string, params: Params = {}): StationError {
  return new StationError("IMPORT_UNREADABLE", sentence, { details: { ...params, reason } });
}

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);

/** Throws PAYLOAD_TOO_LARGE for a file beyond the limit. */
export function assertFileSize({ length }: Uint8Array): void {
  if (length <= importLimits.bytes) return;
  const [size, max] = [megabytes(length), megabytes(importLimits.bytes)];
  const sentence = `The file has ${size} MB, more than ${max} MB. Split it into smaller files.`;
  const reason: Refusal = "FILE_SIZE_MAX";
  throw new StationError("PAYLOAD_TOO_LARGE", sentence, { details: { reason, size, max } });
}

/** More lines than the limit. */
export function tooManyLines(): StationError {
  const max = importLimits.lines.toLocaleString("en-US");
  const sentence = `The file has more than ${max} lines. Split it into smaller files.`;
  return unreadable("FILE_LINES_MAX", sentence, { max });
}
