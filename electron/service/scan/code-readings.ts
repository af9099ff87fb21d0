/** Symbology identifiers that scanners put before the data (ISO/IEC 15424), and the separators that FNC1 becomes. */
const symbologyIdentifier = /^\][A-Za-z][0-9A-Za-z]/;
// oxlint-disable-next-line no-control-regex -- GS (29) is what most scanners send for FNC1
const controls = /[\u0000-\u001f\u007f]/g;

/** A scanned text without what scanner and symbology add; the case of its letters stays. */
export function cleanCode(scanned: string): string {
  return scanned.trim().replace(symbologyIdentifier, "").replaceAll(controls, "").trim();
}

/**
 * The tracking codes that a scanned barcode may carry, likeliest first, upper case and without spaces.
 * USPS: GS1-128 of `420`, a ZIP of 5 or 9 digits, and the package identification code (Publication 199). FedEx: the last 12 or 14 of
 * 34 digits, the last 15 of the 22 that begin with 96 (FedEx barcode specifications). All else is its own tracking code.
 */
export function trackingReadings(code: string): string[] {
  const plain = code.toUpperCase().replaceAll(/[\s()]/g, "");
  const found = [plain];
  if (/^\d+$/.test(plain)) {
    for (const zip of [5, 9]) {
      const rest = plain.slice(3 + zip);
      if (plain.startsWith("420") && /^9\d{19,25}$/.test(rest)) found.push(rest);
    }
    if (plain.length === 34) found.push(plain.slice(-12), plain.slice(-14));
    if (plain.length === 22 && plain.startsWith("96")) found.push(plain.slice(-15));
  }
  return found;
}
