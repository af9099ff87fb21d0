import type {
  DraftAddress,
  DraftItem,
  DraftPackage,
  RowChanges,
  RowProblem,
} from "#shared/contract/desk/batch-row.ts";

/** One parcel as the file has it: what it says, and what is wrong with what it says. */
export interface RowDraft {
  /** Lines of the file, from 1. */
  lines: number[];
  orderNumber: string;
  toAddress: DraftAddress;
  package: DraftPackage;
  contentsType: NonNullable<RowChanges["contentsType"]>;
  items: DraftItem[];
  notes: string;
  problems: RowProblem[];
}
