/** What a command barcode asks for. */
export const commands = ["buy", "clear", "ship", "check"] as const;
export type Command = (typeof commands)[number];

const prefix = "SHIPDECK-";

/** The text of a command's barcode: no shop numbers its orders like this. */
export function commandCode(command: Command): string {
  return `${prefix}${command.toUpperCase()}`;
}

/** The command that a scanned text is; null when it is none. */
export function commandOf(scanned: string): Command | null {
  const plain = scanned.trim().toUpperCase();
  return commands.find((command) => commandCode(command) === plain) ?? null;
}
