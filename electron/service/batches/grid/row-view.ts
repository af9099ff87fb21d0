import { labelOfItem } from "#electron/store/labels.ts";
import { quoteById } from "#electron/store/quotes.ts";
import type { SeenRow } from "#electron/store/rows.ts";
import type { Db } from "#electron/store/store.ts";
import type { BatchRow, RowProblem } from "#shared/contract/desk/batch-row.ts";
import { dollarsFromCents } from "#shared/rules/money.ts";
import { type BatchPackages, filledPackage, packagesOf } from "../check/filled-package.ts";
import { twinProblems } from "../check/twin-problems.ts";
import { draftOf } from "./draft.ts";
import { rateOf } from "./rate-of.ts";

function orderOf(db: Db, row: SeenRow): BatchRow["order"] {
  if (row.order_id === null || row.item_id === null) return null;
  const label = labelOfItem.get(db, { itemId: row.item_id });
  return {
    orderId: row.order_id,
    orderItemId: row.item_id,
    trackingCode: label?.tracking_code ?? null,
    paidUsd: label && row.item_cents !== null ? dollarsFromCents(row.item_cents) : null,
    error:
      row.item_error_code === null
        ? null
        : {
            code: row.item_error_code,
            message: row.item_error_message ?? "",
            retryable: row.item_error_retryable === 1,
          },
  };
}

/** Why the last purchase came to nothing when no order can say it. */
function failureOf(row: SeenRow): RowProblem[] {
  if (row.failed_code === null || row.item_error_code !== null) return [];
  return [
    {
      code: row.failed_code,
      field: null,
      severity: "warning",
      message: row.failed_message ?? "",
      params: {},
      fix: null,
    },
  ];
}

/** Everything that is or looks wrong with a row. */
export function problemsOf(row: SeenRow): RowProblem[] {
  return [
    ...failureOf(row),
    ...(JSON.parse(row.import_problems) as RowProblem[]),
    ...(JSON.parse(row.problems) as RowProblem[]),
    ...twinProblems(row),
  ];
}

function viewRow(db: Db, row: SeenRow, packages: BatchPackages): BatchRow {
  const draft = draftOf(row);
  const quote = row.quote_id === null ? undefined : quoteById.get(db, { id: row.quote_id });
  return {
    rowId: row.id,
    batchId: row.batch_id,
    position: row.position,
    lines: JSON.parse(row.lines) as number[],
    orderNumber: row.order_number,
    toAddress: draft.toAddress,
    package: draft.package,
    parcel: filledPackage(draft.package, packages),
    contentsType: draft.contentsType,
    items: draft.items,
    notes: draft.notes,
    status: row.status,
    address: {
      state: row.address_state,
      suggestion:
        row.suggestion === null
          ? null
          : (JSON.parse(row.suggestion) as BatchRow["address"]["suggestion"]),
      errors: JSON.parse(row.address_errors) as BatchRow["address"]["errors"],
    },
    rate: quote ? rateOf(quote) : null,
    rateCount: row.rate_count,
    rule: draft.rule,
    problems: problemsOf(row),
    order: orderOf(db, row),
    printedCopies: row.printed_copies,
  };
}

/** Rows of one batch as the desk sees them. */
export function viewRows(db: Db, batchId: string, rows: readonly SeenRow[]): BatchRow[] {
  const packages = packagesOf(db, batchId);
  return rows.map((row) => viewRow(db, row, packages));
}
