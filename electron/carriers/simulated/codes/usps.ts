import { gs1CheckDigit } from "#shared/rules/gs1-mod10.ts";

/** A mailer id of the sandbox; six digits, as the longer serial asks for. */
const mailerId = "899901";

/**
 * The 22 digits of an Intelligent Mail package barcode: channel 93 (commercial mailer with a 6-digit id), 3-digit service type code,
 * mailer id, 10-digit serial, check digit. Source: USPS Publication 199, commercial mailer constructs.
 */
export function uspsTrackingCode(serviceTypeCode: string, serial: number): string {
  const body = `93${serviceTypeCode}${mailerId}${String(serial % 10_000_000_000).padStart(10, "0")}`;
  return body + gs1CheckDigit(body);
}

/** `9300 1899 …`, in fours as below the bars (Publication 199, human-readable number). */
export function inFours(code: string): string {
  return code.replace(/(.{4})(?=.)/g, "$1 ");
}
