const weights = [8, 6, 4, 2, 3, 5, 9, 7];

/** The check digit of an 8-digit serial: 11 less the weighted sum modulo 11; 10 becomes 0 and 11 becomes 5 (UPU standard S10, 6.2). */
export function s10CheckDigit(serial: string): string {
  const sum = weights.reduce((sum, weight, index) => sum + weight * Number(serial[index]), 0);
  const rest = 11 - (sum % 11);
  if (rest === 10) return "0";
  return rest === 11 ? "5" : String(rest);
}

/** An international postal code such as `LZ000000015US`: service indicator, serial, check digit, country (UPU S10). */
export function s10TrackingCode(indicator: string, serial: number): string {
  const digits = String(serial % 100_000_000).padStart(8, "0");
  return `${indicator}${digits}${s10CheckDigit(digits)}US`;
}

/** `LZ 000 000 015 US` */
export function s10Text(code: string): string {
  return code.replace(/^(..)(...)(...)(...)(..)$/, "$1 $2 $3 $4 $5");
}
