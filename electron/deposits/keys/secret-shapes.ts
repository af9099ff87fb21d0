import { keyKinds } from "./key-prefixes.ts";

const privateNames = [...keyKinds.values()].filter(({ isPrivate }) => isPrivate);

/**
 * Does a text look like something that can spend coins? Told by its shape alone, even when a letter of it is wrong: a private
 * extended key anywhere in it, a single private key (WIF, or 64 hex digits), or the words of a seed (BIP39: 12 to 24).
 */
export function looksPrivate(text: string): boolean {
  if (privateNames.some(({ name }) => new RegExp(`(?:^|[^1-9A-HJ-NP-Za-km-z])${name}`).test(text)))
    return true;
  const whole = text.trim();
  if (/^(?:0x)?[0-9a-f]{64}$/i.test(whole)) return true;
  if (/^[59KLcT6][1-9A-HJ-NP-Za-km-z]{50,51}$/.test(whole)) return true;
  const words = whole.toLowerCase().split(/[\s,]+/);
  return (
    words.length >= 12 && words.length <= 25 && words.every((word) => /^[a-z]{3,8}$/.test(word))
  );
}
