import type { FastifyInstance } from "fastify";
import type { Actor } from "#shared/contract/actor.ts";
import { StationError } from "#shared/contract/errors.ts";
import { authenticator } from "./authenticator.ts";
import { dispatch } from "./dispatch.ts";
import { httpAnswer } from "./envelope.ts";
import { apiBase, type HttpDoorParts } from "./http-parts.ts";
import { send } from "./http-reply.ts";
import { idempotencyKeyOf } from "./idempotency-key.ts";
import { decodeQuery } from "./query.ts";
import { factsOf } from "./request-facts.ts";

declare module "fastify" {
  interface FastifyRequest {
    actor: Actor;
  }
}

/** One route per row of the contract: none is forgotten, none is added. */
export function addApiRoutes(app: FastifyInstance, parts: HttpDoorParts): void {
  app.decorateRequest("actor");
  const authenticate = authenticator(parts);
  for (const [name, row] of Object.entries(parts.desk.contract)) {
    app.route({
      method: row.method,
      url: apiBase + row.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      // Not async: a promise for each step costs more than the step. What it throws is told like a rejection.
      onRequest: (request, reply, done) => {
        request.actor = authenticate(request);
        factsOf(reply.raw).keyName = request.actor.kind === "key" ? request.actor.name : null;
        done();
      },
      handler: async (request, reply) => {
        const requestId = request.id;
        if (row.body && request.body === undefined)
          throw new StationError("INVALID_JSON", "This operation needs a JSON body.");
        const answer = await dispatch(parts.desk, {
          name,
          params: request.params,
          query: decodeQuery(row, request.url),
          body: request.body,
          actor: request.actor,
          requestId,
          idempotencyKey: idempotencyKeyOf(request.headers),
        });
        return send(reply, httpAnswer(answer, requestId));
      },
    });
  }
}
