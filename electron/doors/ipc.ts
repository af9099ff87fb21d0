import type { Reply } from "#shared/contract/reply.ts";
import { type Desk, dispatch } from "./dispatch.ts";

const atDesk = { kind: "desk" } as const;

/** The window's door: the person at the desk, one flat input per operation. */
export function openIpcDoor(
  desk: Desk,
  newRequestId: () => string,
): (name: string, raw: unknown) => Promise<Reply> {
  return (name, raw) =>
    dispatch(desk, {
      name,
      params: raw,
      query: raw,
      body: raw,
      actor: atDesk,
      requestId: newRequestId(),
    });
}
