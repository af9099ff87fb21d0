import type { Dispatcher } from "undici";
import type { Way } from "./way-out.ts";

/** What requests go out through; its code is read with the first of them. */
export type OpenDispatcher = () => Promise<Dispatcher>;

export interface OpenWayOut {
  dispatcher: OpenDispatcher;
  close(): Promise<void>;
}

/** The station's way out, made when something first goes out: no start waits for an HTTP client that it may not need. */
export function openWayOut(read: () => Way): OpenWayOut {
  let made: Promise<Dispatcher> | null = null;
  const make = async () => {
    const { WayOut } = await import("./way-out.ts");
    return new WayOut(read);
  };
  return {
    dispatcher: () => (made ??= make()),
    async close() {
      await (await made)?.close();
    },
  };
}
