import type { documentRows } from "#shared/contract/desk/documents.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { listOpenDays } from "../manifests/list-open-days.ts";
import { printDocument } from "../printing/print-document.ts";
import { readDocument } from "./read-document.ts";

/** The desk's way to documents, by the names of its rows. */
export const documentVerbs: Handlers<typeof documentRows, Context> = {
  listOpenDays,
  readDocument,
  printDocument,
};
