import { type LoggedRequest, rememberedRequests } from "#shared/contract/desk/local-api.ts";
import type { SeenRequest } from "./watch-request.ts";

/** A window is told of new requests no more often than this, however many come. */
const tellEveryMs = 500;

export interface RequestLog {
  readonly note: (seen: SeenRequest) => void;
  /** Newest first. */
  requests(): LoggedRequest[];
  counts(): { served: number; failed: number };
  close(): void;
}

/** Remembers the last requests, in memory only. `changed` is called soon after new ones came. */
export function openRequestLog(
  clock: { after(ms: number, fn: () => void): () => void },
  changed: () => void,
): RequestLog {
  const ring: LoggedRequest[] = [];
  let served = 0;
  let failed = 0;
  let cancel: (() => void) | null = null;
  return {
    note(seen) {
      served += 1;
      // A caller that hung up got no answer either.
      if (seen.code !== null || seen.status === null) failed += 1;
      ring[(served - 1) % rememberedRequests] = { ...seen, number: served };
      cancel ??= clock.after(tellEveryMs, () => {
        cancel = null;
        changed();
      });
    },
    requests: () => ring.toSorted((a, b) => b.number - a.number),
    counts: () => ({ served, failed }),
    close: () => cancel?.(),
  };
}
