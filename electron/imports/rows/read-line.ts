import type {
  DraftAddress,
  DraftItem,
  DraftPackage,
  RowProblem,
} from "#shared/contract/desk/batch-row.ts";
import type { RowDraft } from "../row-draft.ts";
import { type LineReader, note, takeText } from "./line-reader.ts";
import { readContents } from "./read-contents.ts";
import { takeAddress } from "./take-address.ts";
import { takeItem } from "./take-item.ts";
import { takePackage } from "./take-package.ts";

/** What one line of the file says. */
export interface LineReading {
  line: number;
  orderNumber: string;
  toAddress: DraftAddress;
  package: DraftPackage;
  contentsType: RowDraft["contentsType"] | null;
  notes: string;
  problems: RowProblem[];
  item: DraftItem | null;
  /** Their fields are the item's own: `value`, `hsCode`. */
  itemProblems: RowProblem[];
}

function takeContents(reader: LineReader): RowDraft["contentsType"] | null {
  const typed = takeText(reader, "contentsType", {
    target: "contentsType",
    max: 60,
    tooLong: "warning",
  });
  const contents = readContents(typed);
  if (typed !== "" && contents === null)
    note(
      reader,
      "warning",
      "CONTENTS_UNKNOWN",
      "contentsType",
      `"${typed}" is no kind of contents; merchandise is assumed`,
      { text: typed },
    );
  return contents;
}

/** Reads one line: its own problems and those of its item apart. */
export function readLine(line: number, reader: Omit<LineReader, "problems">): LineReading {
  const own: LineReader = { ...reader, problems: [] };
  const goods: LineReader = { ...reader, problems: [] };
  return {
    line,
    orderNumber: takeText(own, "orderNumber", {
      target: "orderNumber",
      max: 200,
      tooLong: "error",
    }),
    toAddress: takeAddress(own),
    package: takePackage(own),
    contentsType: takeContents(own),
    notes: takeText(own, "notes", { target: "notes", max: 500, tooLong: "warning" }),
    item: takeItem(goods),
    problems: own.problems,
    itemProblems: goods.problems,
  };
}
