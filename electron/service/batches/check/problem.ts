import type { RowProblem } from "#shared/contract/desk/batch-row.ts";

interface Words {
  message: string;
  params?: RowProblem["params"];
  /** The value that puts the field right. */
  fix?: string | null;
}

/** A problem of a row; a fix is always one of its own field. */
export function problem(
  code: string,
  field: string | null,
  severity: RowProblem["severity"],
  { message, params = {}, fix = null }: Words,
): RowProblem {
  return {
    code,
    field,
    severity,
    message,
    params,
    fix: fix === null || field === null ? null : { field, value: fix },
  };
}
