import type { Desk } from "#shared/contract/desk/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Client } from "#shared/contract/operation.ts";
import type { Reply } from "#shared/contract/reply.ts";
import { bridge } from "./bridge.ts";

async function ask(name: string, input: unknown): Promise<unknown> {
  const reply = (await bridge.invoke(name, input)) as Reply;
  if (reply.success) return reply.data;
  const { code, message, errors, details } = reply.failure;
  throw new StationError(code, message, { errors, details });
}

/** The station's operations as functions. The types are the contract's; the station has checked both ends at run time. */
function clientOf<C>(): Client<C> {
  return new Proxy(
    {},
    { get: (_target, name) => (input: unknown) => ask(String(name), input ?? {}) },
  ) as Client<C>;
}

/** Everything that the station does for the window. Throws StationError. */
export const station = clientOf<Api & Desk>();
