/**
 * Milliseconds that a `Retry-After` header asks for, from `now`; null when it says nothing readable.
 * RFC 9110, section 10.2.3: whole seconds, or an HTTP date in any of the three forms of section 5.6.7.
 */
export function retryAfterMs(header: string | null, now: number): number | null {
  const text = header?.trim() ?? "";
  if (/^\d{1,10}$/.test(text)) return Number(text) * 1000;
  if (!/^(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?,? /.test(text))
    return null;
  // The asctime form has no zone and means UTC all the same.
  const at = Date.parse(text.endsWith(" GMT") ? text : `${text} GMT`);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
