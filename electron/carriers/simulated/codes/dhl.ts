/** The last digit of a DHL Express waybill: its first nine modulo 7. Agrees with published numbers such as 3318810025. */
export function dhlCheckDigit(nine: string): string {
  return String(Number(nine) % 7);
}

/** Ten digits beginning with 3 to 9. */
export function dhlTrackingCode(serial: number): string {
  const nine = String(300_000_000 + (serial % 700_000_000));
  return nine + dhlCheckDigit(nine);
}

/** `30 0000 0011`, the groups of a waybill. */
export function dhlText(code: string): string {
  return code.replace(/^(..)(....)(....)$/, "$1 $2 $3");
}

/** The licence plate of a piece: `JD` + issuing agency 01 + 16 digits (ISO/IEC 15459-1, issuing agency code JD of Deutsche Post). */
export function dhlLicencePlate(serial: number): string {
  return `JD01${String(serial).padStart(16, "0")}`;
}
