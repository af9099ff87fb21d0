/** A number from 0 to `below` - 1 that looks like chance and is always the same for the same code and purpose (FNV-1a). */
export function minutesFromCode(code: string, purpose: string, below: number): number {
  let hash = 0x811c9dc5;
  for (const character of `${purpose} ${code}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % below;
}
