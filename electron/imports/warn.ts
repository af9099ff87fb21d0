import type { ImportWarning } from "#shared/contract/desk/imports.ts";

/** A remark on the file; `line` is null where it concerns the whole of it. */
export function warn(
  code: string,
  message: string,
  params: ImportWarning["params"] = {},
  line: number | null = null,
): ImportWarning {
  return { code, message, line, params };
}
