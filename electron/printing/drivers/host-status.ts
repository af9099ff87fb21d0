const stx = "\u0002";
/** Ends each line of an answer. */
export const etx = "\u0003";

/**
 * What keeps a Zebra printer from printing, by its answer to `~HS`; null when nothing does or it did not answer.
 * Source: ZPL II Programming Guide, "~HS Host Status Return": three lines between STX and ETX; line one has paper out second and
 * pause third, line two has head up third and ribbon out fourth.
 */
export function troubleOf(answer: string): { code: string; sentence: string } | null {
  const lines = answer
    .split(etx)
    .map((part) => part.slice(part.lastIndexOf(stx) + 1))
    .map((line) => line.split(","));
  const [first, second] = lines;
  const on = (field: string | undefined) => field?.trim() === "1";
  if (on(first?.[1]))
    return { code: "PRINTER_PAPER_OUT", sentence: "is out of paper. Load labels, then resume." };
  if (on(second?.[2]))
    return { code: "PRINTER_HEAD_OPEN", sentence: "has its head open. Close it, then resume." };
  if (on(second?.[3]))
    return { code: "PRINTER_RIBBON_OUT", sentence: "is out of ribbon. Change it, then resume." };
  if (on(first?.[2]))
    return { code: "PRINTER_PAUSED", sentence: "is paused. Press its pause key, then resume." };
  return null;
}
