import type { StationError } from "#shared/contract/errors.ts";
import { unreadable } from "../unreadable.ts";

/** Names a file that is none of ours. */
export type Refuse = (what: string, kind: string) => StationError;

/** A file with no orders in it. `what` is English, `kind` a name that is the same in every language. */
export function otherFile(what: string, kind: string): StationError {
  return unreadable("FILE_IS_OTHER", `The file is ${what}. Export the orders as CSV or XLSX.`, {
    kind,
  });
}

/** An archive that may have the orders in it. */
export function packedFile(what: string, kind: string): StationError {
  const sentence = `The file is ${what}. Unpack it and drop the file that is inside.`;
  return unreadable("FILE_IS_PACKED", sentence, { kind });
}

/** A workbook of a kind that is not read. */
export function otherWorkbook(what: string, kind: string): StationError {
  const sentence = `The file is ${what} (${kind}). Open it in a spreadsheet program and save it as .xlsx or .csv.`;
  return unreadable("FILE_OTHER_WORKBOOK", sentence, { kind });
}
