/**
 * The GS1 modulo 10 check digit over digits: weights 3, 1, 3, … from the right, the digit that fills up to the next ten.
 * USPS uses it over the whole package identification code (Publication 199, "Calculating the MOD 10 Check Digit"; GS1 General
 * Specifications 7.9.1).
 */
export function gs1CheckDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1)
    sum += Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 3 : 1);
  return String((10 - (sum % 10)) % 10);
}
