import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { LoggedRequest } from "#shared/contract/desk/local-api.ts";
import { pathOf } from "./http-request.ts";
import { factsOf } from "./request-facts.ts";

/** A request as the door saw it; the log gives it its number. */
export type SeenRequest = Omit<LoggedRequest, "number">;

/** A path as the router reads it; one that cannot be read stays as it is. */
function spelledOut(path: string): string {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A path that may be shown: short, and without the token that a label's address is kept secret by, however it is spelled. */
export function shownPath(url: string): string {
  const path = pathOf(url);
  const file = /^\/labels\/[^/.]*(.*)$/s.exec(spelledOut(path))?.[1];
  return (file === undefined ? path : `/labels/…${file}`).slice(0, 200);
}

const answering = Symbol("answering");
type Answering = Duplex & { [answering]?: boolean };

/** Is a request of this connection being answered? What breaks there is that request's end, not another one. */
export function isAnswering(connection: Answering): boolean {
  return connection[answering] === true;
}

/** Tells of a request once it is answered, or once its caller hung up. */
export function watchRequest(
  request: IncomingMessage,
  response: ServerResponse,
  clock: { now(): number },
  note: (seen: SeenRequest) => void,
): void {
  const began = clock.now();
  const socket: Answering = request.socket;
  socket[answering] = true;
  response.on("close", () => {
    socket[answering] = false;
    note({
      at: new Date(began).toISOString(),
      method: request.method ?? "",
      path: shownPath(request.url ?? ""),
      status: response.headersSent ? response.statusCode : null,
      durationMs: Math.max(0, clock.now() - began),
      ...factsOf(response),
    });
  });
}
