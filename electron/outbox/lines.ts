import type { LookupAddress } from "node:dns";
import type { Socket } from "node:net";
import type { Client } from "undici";
import {
  refusalOfAddress,
  type WebhookPolicy,
  type WebhookTarget,
} from "#shared/rules/webhook-url.ts";
import { pinnedConnector } from "./connect.ts";
import type { Clock } from "./parts.ts";

/** How long a connection is kept for the next delivery. */
const idleMs = 2_000;

/** Where a request goes, as it was looked up and judged for this very request. */
export interface Way {
  url: string;
  target: WebhookTarget;
  addresses: readonly LookupAddress[];
  policy: WebhookPolicy;
}

/** One connection to a receiver: when it ends, so does the line. */
export interface Line {
  readonly url: string;
  readonly client: Client;
  socket: Socket | null;
  stopWaiting: () => void;
}

/** May this request go over a connection that another was judged for? To its own address alone, judged anew. */
function leads({ socket }: Line, { target, addresses, policy }: Way): boolean {
  const to = socket?.remoteAddress;
  return (
    to !== undefined &&
    socket?.destroyed === false &&
    addresses.some(({ address }) => address === to) &&
    refusalOfAddress(to, target, policy) === null
  );
}

/** Connections to receivers. One serves one URL alone, so that nobody's answer is taken for another's. */
export class Lines {
  readonly #clock: Pick<Clock, "after">;
  readonly #idle = new Map<string, Line[]>();

  constructor(clock: Pick<Clock, "after">) {
    this.#clock = clock;
  }

  /** A line that was kept and leads where this request may go; null when there is none. */
  take(way: Way): Line | null {
    for (const line of this.#idle.get(way.url) ?? []) {
      this.#forget(line);
      if (leads(line, way)) return line;
      void this.end(line);
    }
    return null;
  }

  /** A line that connects when it is spoken on, once. */
  async open({ url, target, addresses, policy }: Way): Promise<Line> {
    // Read with the first post: a station without webhooks never needs it.
    const { Client: HttpClient } = await import("undici");
    let connected = false;
    const connect = pinnedConnector(target, addresses, policy, (made) => {
      line.socket = made;
      made.once("close", () => this.#forget(line));
    });
    const line: Line = {
      url,
      socket: null,
      stopWaiting: () => {},
      client: new HttpClient(new URL(url).origin, {
        connect(options, callback) {
          // A second connection would go to addresses that were judged for an earlier request.
          if (connected) return callback(new Error("the connection has ended"), null);
          connected = true;
          connect(options, callback);
        },
        pipelining: 1,
        headersTimeout: 0,
        bodyTimeout: 0,
      }),
    };
    return line;
  }

  /** Keeps a line whose answer was read to its end for what follows soon. */
  keep(line: Line): void {
    if (line.socket?.destroyed !== false) return void this.end(line);
    const others = this.#idle.get(line.url) ?? [];
    this.#idle.set(line.url, [line, ...others]);
    line.stopWaiting = this.#clock.after(idleMs, () => void this.end(line));
  }

  async end(line: Line): Promise<void> {
    this.#forget(line);
    line.socket?.destroy();
    await line.client.destroy();
  }

  /** Hangs up wherever nothing is being said. */
  async endAll(): Promise<void> {
    await Promise.all([...this.#idle.values()].flat().map((line) => this.end(line)));
  }

  #forget(line: Line): void {
    line.stopWaiting();
    const left = (this.#idle.get(line.url) ?? []).filter((other) => other !== line);
    if (left.length > 0) this.#idle.set(line.url, left);
    else this.#idle.delete(line.url);
  }
}
