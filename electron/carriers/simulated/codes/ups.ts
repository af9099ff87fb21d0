/** A letter counts as its place in the alphabet plus one, modulo 10: A is 2, H is 9, I is 0. */
function valueOf(character: string): number {
  return /\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 63) % 10;
}

/**
 * The check digit over the 15 characters after `1Z`: every second one doubled, the whole sum filled up to the next ten.
 * Source: UPS, "Guide to Labeling", tracking number check digit; agrees with published numbers such as 1Z5R89390357567127.
 */
export function upsCheckDigit(fifteen: string): string {
  let sum = 0;
  for (let index = 0; index < fifteen.length; index += 1)
    sum += valueOf(fifteen.charAt(index)) * (index % 2 === 0 ? 1 : 2);
  return String((10 - (sum % 10)) % 10);
}

/** The shipper number inside a code; a fresh one after every ten million parcels, as seven digits hold no more. */
export function upsShipper(serial: number): string {
  const block = Math.floor(serial / 10_000_000);
  return `SD${block.toString(36).toUpperCase().padStart(4, "0")}`;
}

/** `1Z`, 6 characters of shipper, 2 of service, 7 of serial, check digit. */
export function upsTrackingCode(serviceCode: string, serial: number): string {
  const number = String(serial % 10_000_000).padStart(7, "0");
  const fifteen = `${upsShipper(serial)}${serviceCode}${number}`;
  return `1Z${fifteen}${upsCheckDigit(fifteen)}`;
}

/** `1Z SD0 000 03 0000 0017`, the groups that UPS prints. */
export function upsText(code: string): string {
  return code.replace(/^(..)(...)(...)(..)(....)(....)$/, "$1 $2 $3 $4 $5 $6");
}
