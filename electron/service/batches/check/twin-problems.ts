import type { SeenRow } from "#electron/store/rows.ts";
import type { RowProblem } from "#shared/contract/desk/batch-row.ts";
import { problem } from "./problem.ts";

/** What a row's twins in the same batch say of it. */
export function twinProblems(
  row: Pick<SeenRow, "recipient_count" | "number_count" | "order_number" | "excluded">,
): RowProblem[] {
  if (row.excluded === 1) return [];
  const problems: RowProblem[] = [];
  if (row.recipient_count > 1)
    problems.push(
      problem("DUPLICATE_RECIPIENT", "toAddress.name", "warning", {
        message: `${row.recipient_count} rows of this batch go to this recipient`,
        params: { count: row.recipient_count },
      }),
    );
  if (row.number_count > 1)
    problems.push(
      problem("DUPLICATE_ORDER_NUMBER", "orderNumber", "warning", {
        message: `${row.number_count} rows of this batch have the order number ${row.order_number}`,
        params: { count: row.number_count, orderNumber: row.order_number },
      }),
    );
  return problems;
}
