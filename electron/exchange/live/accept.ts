/** A jump waits so long for a second round that says the same. */
export const confirmAfterMs = 60_000;

export interface Suspect {
  priceMicros: number;
  /** When it was first heard. */
  sinceMs: number;
}

/** Half as much again or more, or half or less. */
export function isJump(fromMicros: number, toMicros: number): boolean {
  return Math.abs(toMicros - fromMicros) * 2 >= fromMicros;
}

/** Is this the price that the suspect was: within 10 % of it? */
function repeats(suspect: Suspect, priceMicros: number): boolean {
  return Math.abs(priceMicros - suspect.priceMicros) * 10 <= suspect.priceMicros;
}

/**
 * May a price that was heard at `nowMs` be paid with? One that is no jump from the last accepted may. A jump may once a round of at
 * least a minute later says it again; until then it is a suspect.
 * @returns the suspect to wait for; null when the price is accepted
 */
export function suspicion(
  lastMicros: number | null,
  suspect: Suspect | null,
  priceMicros: number,
  nowMs: number,
): Suspect | null {
  if (lastMicros === null || !isJump(lastMicros, priceMicros)) return null;
  const waitedMs = suspect && repeats(suspect, priceMicros) ? nowMs - suspect.sinceMs : -1;
  // A clock that was set back begins the minute anew.
  if (!suspect || waitedMs < 0) return { priceMicros, sinceMs: nowMs };
  return waitedMs >= confirmAfterMs ? null : suspect;
}
