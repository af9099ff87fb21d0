import type { DocumentType } from "#shared/contract/documents.ts";
import type { jobStates } from "#shared/contract/desk/print-job.ts";
import type { Generated } from "kysely";

export type PieceKind = "label" | "slip" | "test" | "document";

export interface PrinterProfileTable {
  id: string;
  /** JSON of a profile without its id. */
  profile: string;
  created_at: number;
}

export interface PrintJobTable {
  seq: Generated<number>;
  id: string;
  command_id: string;
  batch_id: string | null;
  title: string;
  account: string;
  /** JSON of PrinterProfile. */
  profile: string;
  printer: string;
  state: (typeof jobStates)[number];
  total: number;
  sent: Generated<number>;
  labels: number;
  error_code: string | null;
  error_message: string | null;
  created_at: number;
  updated_at: number;
}

export interface PrintPieceTable {
  job_seq: number;
  position: number;
  kind: PieceKind;
  order_item_id: string | null;
  document: DocumentType | null;
  manifest_seq: number | null;
}

export interface PrintEntryTable {
  seq: Generated<number>;
  id: string;
  job_seq: number;
  position: number;
  kind: PieceKind;
  order_item_id: string | null;
  document: DocumentType | null;
  manifest_seq: number | null;
  copy: number;
  account: string;
  printed_at: number;
}
