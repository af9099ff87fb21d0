import type { FastifyRequest } from "fastify";
import type { Actor } from "#shared/contract/actor.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { HttpDoorParts } from "./http-parts.ts";
import { single } from "./http-request.ts";
import { failureThrottle } from "./throttle.ts";

/** Key and secret, or one and the same 401 for everything that is wrong with them. */
export function authenticator(
  parts: Pick<HttpDoorParts, "clock" | "authenticate">,
): (request: FastifyRequest) => Actor {
  const throttle = failureThrottle(parts.clock);
  return (request) => {
    const apiKey = single(request.headers["x-api-key"]) ?? "";
    const apiSecret = single(request.headers["x-api-secret"]) ?? "";
    const actor = apiKey && apiSecret ? parts.authenticate(apiKey, apiSecret) : null;
    if (actor) return actor;
    const retryAfter = throttle.fail();
    if (retryAfter !== null)
      throw new StationError(
        "RATE_LIMITED",
        "Too many failed authentications. A right key is still served.",
        { retryAfter },
      );
    throw new StationError(
      "UNAUTHORIZED",
      "Send a valid key and secret in the headers X-API-Key and X-API-Secret. Keys are made in the app or with `shipdeck station keys create`.",
    );
  };
}
