const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "code" });

/** `GERMANY`; the code itself where it names no country. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code).toUpperCase() : code;
}
