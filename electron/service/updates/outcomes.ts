import type { openMemory } from "#electron/updates/memory.ts";
import { UpdateRefused } from "#electron/updates/refused.ts";
import type { Parts } from "../context.ts";
import { instant } from "../json.ts";

type Memory = ReturnType<typeof openMemory>;

/** Notes what became of updates, and tells what a person should know of it. */
export function openOutcomes(parts: Pick<Parts, "announce" | "clock" | "log">, memory: Memory) {
  const { clock, log } = parts;

  /** A disk that refuses is no reason to refuse the update. */
  function remember(changes: Parameters<typeof memory.change>[0]): void {
    try {
      memory.change(changes);
    } catch (error) {
      log.warn({ err: error }, "what became of an update could not be noted");
    }
  }

  function refuse(error: unknown, doing: string): void {
    const refused =
      error instanceof UpdateRefused
        ? error
        : new UpdateRefused(
            "UPDATE_NOT_INSTALLED",
            `The update could not be ${doing}: ${error instanceof Error ? error.message : String(error)}`,
          );
    const { code, message } = refused;
    // Being offline is no news; a feed that was tampered with is.
    const isLoud = code !== "FEED_UNREACHABLE";
    log[isLoud ? "error" : "warn"]({ err: error, code }, `an update was not ${doing}`);
    remember({ problem: { code, message, at: instant(clock.now()) } });
    if (isLoud) parts.announce({ kind: "notice", id: "update", message });
  }

  return { remember, refuse };
}
