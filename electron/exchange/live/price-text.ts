/** 100 million dollars for a coin: whatever asks for more is mistaken. Small enough that sums of a few stay exact. */
const mostMicros = 100_000_000_000_000;

/**
 * Millionths of a dollar from a decimal text such as `"80.12"`, digit by digit. What lies behind the sixth decimal is cut off. Null
 * when it is no plain decimal (no sign, no exponent), is not positive or is beyond all reason.
 */
export function microsFromText(text: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,30}))?$/.exec(text);
  if (!match) return null;
  const micros = Number(match[1]) * 1_000_000 + Number((match[2] ?? "").padEnd(6, "0").slice(0, 6));
  return micros > 0 && micros <= mostMicros ? micros : null;
}
