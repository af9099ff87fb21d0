import { magicRecipients } from "#shared/rules/magic-values.ts";
import type { Magic } from "#shared/rules/magic-values.ts";

/** How long `MAGIC SLOW` takes, and how long `MAGIC TIMEOUT LATE` leaves `find` without an answer. */
export const slowMs = 3_000;
export const lateMs = 10 * 60_000;

const byName = new Map<string, Magic>(magicRecipients.map(({ name, magic }) => [name, magic]));

/** The magic of a recipient: the whole name, in any letter case, blanks around it ignored. */
export function magicOf(recipient: { name: string }): Magic | null {
  return byName.get(recipient.name.trim().toUpperCase()) ?? null;
}
