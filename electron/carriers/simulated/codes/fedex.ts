const weights = [3, 1, 7];

/**
 * The check digit of an 11-digit number: weights 3, 1, 7 repeating from the left (1, 3, 7 from the right), sum modulo 11, of which
 * the last digit. Source: FedEx labelling guide, ASTRA tracking numbers; agrees with published numbers such as 986578788855.
 */
export function fedexCheckDigit(eleven: string): string {
  let sum = 0;
  for (let index = 0; index < eleven.length; index += 1)
    sum += Number(eleven[index]) * (weights[index % 3] ?? 0);
  return String((sum % 11) % 10);
}

export function fedexTrackingCode(serial: number): string {
  const eleven = `7${String(serial % 10_000_000_000).padStart(10, "0")}`;
  return eleven + fedexCheckDigit(eleven);
}

/** An account of the sandbox. */
const account = "0000899901";

/**
 * The 34 digits of the label's long barcode; the last 12 are the tracking code. Ground: 9622, service, account. Express: 100, service,
 * account, the ship-to's five digits. Layouts as read from public labels: 9622001900000000000000776632517510,
 * 1001921334250001000300779017972697.
 */
export function fedexBarcode(
  kind: "ground" | "express",
  serviceCode: string,
  zip: string,
  code: string,
): string {
  if (kind === "ground") return `96220${serviceCode.padStart(3, "0")}0${account}000${code}`;
  const digits = zip.replace(/\D/g, "").slice(0, 5).padStart(5, "0");
  return `100${serviceCode.slice(-2)}${account}${digits}00${code}`;
}

/** `7000 0000 0017` */
export function fedexText(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1 ");
}

/** `9622 0019 0 (000 089 9901) 0 00 7000 0000 0172`, the 34 digits as Ground prints them below its bars. */
export function fedexGroundText(bars: string): string {
  const shape = /^(....)(....)(.)(...)(...)(....)(.)(..)(....)(....)(....)$/;
  return bars.replace(shape, "$1 $2 $3 ($4 $5 $6) $7 $8 $9 $10 $11");
}
