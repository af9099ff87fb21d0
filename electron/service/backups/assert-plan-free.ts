import type { BackupPlan } from "#shared/contract/desk/backups.ts";
import type { Parts } from "../context.ts";
import { assertFree } from "../policy/assert-free.ts";

type Asked = {
  [K in "schedule" | "hour" | "everyHours" | "folder"]?: BackupPlan[K] | null | undefined;
};

/** Throws MANAGED where a new plan would leave what the company's policy fixes. */
export function assertPlanFree(parts: Pick<Parts, "policy">, asked: Asked): void {
  const { backups } = parts.policy;
  for (const field of ["schedule", "hour", "everyHours", "folder"] as const)
    assertFree<string | number | undefined>(parts, {
      what: "The backup plan is fixed",
      field,
      value: asked[field] ?? undefined,
      fixed: backups?.[field],
    });
}
