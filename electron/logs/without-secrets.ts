/**
 * What opens a door, in the forms that this station and its carriers give it: API keys and secrets, webhook secrets, tokens in the
 * addresses of labels and documents, carrier keys, whatever follows `Authorization`.
 */
const secrets: readonly [RegExp, string][] = [
  [/\b(sss_|whsec_)[\w+/=-]{8,}/g, "$1[secret]"],
  [/\b(ssk_(?:test|live)_)[\w-]{4,}/g, "$1[secret]"],
  [/\bEZ[AT]K[A-Za-z0-9]{8,}/g, "[secret]"],
  [/(\/(?:labels|documents|manifests)\/)[\w-]{16,}/g, "$1[secret]"],
  [/\b(Bearer|Basic)\s+[\w.+/=-]{4,}/gi, "$1 [secret]"],
];

/** A text in which nothing is left that somebody could sign in, sign or download with. */
export function withoutSecrets(text: string): string {
  return secrets.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);
}
