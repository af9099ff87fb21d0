import type { AddressError, AddressErrorCode } from "#shared/contract/address.ts";

/** An element of `verification.errors`. */
export function problem(
  code: AddressErrorCode,
  field: string,
  message: string,
  suggestion: string | null = null,
): AddressError {
  return { code, field, message, suggestion };
}
