import type { LabelContent } from "#shared/rules/label.ts";

/** Whether a label is laid out for customs: it crosses a border, or goes where mail is declared all the same (APO, some territories). */
export function leavesCountry({ from, to, customs }: LabelContent): boolean {
  return customs !== null || from.country !== to.country;
}
