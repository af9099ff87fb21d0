import { runTool } from "./run-tool.ts";
import { listWindowsPrinters } from "./windows.ts";

export interface KnownPrinter {
  queue: string;
  description: string;
  isDefault: boolean;
  state: string;
}

/** Reads `lpstat -l -p` and `lpstat -d`. */
export function printersOf(listing: string, defaultLine: string): KnownPrinter[] {
  const preferred = /destination: (\S+)/.exec(defaultLine)?.[1];
  const printers: KnownPrinter[] = [];
  for (const line of listing.split("\n")) {
    const [, queue, state] = /^printer (\S+) (?:is )?(\S+)/.exec(line) ?? [];
    if (queue)
      printers.push({
        queue,
        description: queue,
        isDefault: queue === preferred,
        state: (state ?? "").replace(/[.,]$/, "") || "unknown",
      });
    const [, description] = /^\s+Description: (.+)$/.exec(line) ?? [];
    const last = printers.at(-1);
    if (description && last) last.description = description.trim();
  }
  return printers;
}

/** Why the system cannot be asked for its printers. */
export interface ListingTrouble {
  code: "SPOOLER_GONE" | "SPOOLER_MISSING";
  /** What the system said. */
  message: string;
}

/** The printers that this system knows; `problem` when it cannot be asked. */
export async function listPrinters(): Promise<{
  printers: KnownPrinter[];
  problem: ListingTrouble | null;
}> {
  try {
    if (process.platform === "win32")
      return { printers: await listWindowsPrinters(), problem: null };
    const [listing, preferred] = await Promise.all([
      runTool("lpstat", ["-l", "-p"]),
      runTool("lpstat", ["-d"]),
    ]);
    const isSilent = listing.code !== 0 && !/No destinations added/.test(listing.error);
    return {
      printers: printersOf(listing.out, preferred.out),
      problem: isSilent ? { code: "SPOOLER_GONE", message: listing.error.trim() } : null,
    };
  } catch (error) {
    return { printers: [], problem: { code: "SPOOLER_MISSING", message: String(error) } };
  }
}
