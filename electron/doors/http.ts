import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { createServer, type RequestListener } from "node:http";
import { StationError } from "#shared/contract/errors.ts";
import { addApiRoutes } from "./api-routes.ts";
import { assertPlain, hasBody, limitBody, parseBody } from "./body.ts";
import { answerBrokenRequests } from "./broken-requests.ts";
import { failureOf } from "./dispatch.ts";
import { failureAnswer } from "./envelope.ts";
import { isAllowed } from "./guard.ts";
import { translateServerError } from "./http-failures.ts";
import type { HttpDoorParts } from "./http-parts.ts";
import { send, write } from "./http-reply.ts";
import { pathOf, provenanceOf, requestIdOf } from "./http-request.ts";
import { listen, type Listeners } from "./listen.ts";
import { methodsOf, notFound } from "./not-found.ts";
import { noSchemas } from "./no-schemas.ts";
import { addOpenRoutes } from "./open-routes.ts";
import { watchRequest } from "./watch-request.ts";

function makeApp(parts: HttpDoorParts): FastifyInstance {
  const { log, contract } = parts.desk;
  const sendFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    // Fastify would hang up after a body that it cannot parse, lest more of it comes; ours are always read to their end.
    reply.removeHeader("connection");
    return send(reply, failureAnswer(failureOf(translateServerError(error), request.id, log)));
  };
  const app = Fastify({
    genReqId: (raw) => requestIdOf(raw.headers, parts.newRequestId),
    // Larger bodies are drained and refused by limitBody, so that the caller reads its 413.
    bodyLimit: Number.MAX_SAFE_INTEGER,
    forceCloseConnections: "idle",
    // An id of any length that the headers' limit lets through is judged by its row.
    routerOptions: { maxParamLength: 64 * 1024, caseSensitive: true, ignoreTrailingSlash: false },
    // Addresses that the router cannot read; it asks no hook about them.
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
    schemaController: { compilersFactory: noSchemas },
    // listen.ts makes the real servers, one per address; this one never listens.
    serverFactory: (handler) => createServer(handler),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => {
    try {
      done(null, parseBody(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addHook("onRequest", (request, reply, done) => {
    if (!request.is404) return done();
    const path = pathOf(request.url);
    const methods = methodsOf(contract, path);
    if (methods.length > 0) reply.header("allow", methods.join(", "));
    throw notFound(path, request.method, methods);
  });
  app.addHook("preParsing", ({ headers }, _reply, payload, done) => {
    assertPlain(headers["content-encoding"]);
    done(null, hasBody(headers) ? limitBody(payload) : payload);
  });
  app.setErrorHandler(sendFailure);
  addApiRoutes(app, parts);
  addOpenRoutes(app, parts);
  return app;
}

/** The guard stands before the router, so that there is no way around it. */
function guarded(parts: HttpDoorParts, port: () => number, next: RequestListener): RequestListener {
  return (request, response) => {
    watchRequest(request, response, parts.clock, parts.noteRequest);
    const what = pathOf(request.url ?? "").startsWith("/labels/") ? "label" : "api";
    const verdict = isAllowed(port(), provenanceOf(request), what);
    if (verdict.allowed) return next(request, response);
    const refusal = new StationError("ORIGIN_NOT_ALLOWED", verdict.reason);
    const requestId = requestIdOf(request.headers, parts.newRequestId);
    write(response, failureAnswer(failureOf(refusal, requestId, parts.desk.log)));
  };
}

/** The programs' door: the contract's `api` rows below /api/v1, the labels, openapi.json; on loopback only. */
export async function openHttpDoor(parts: HttpDoorParts): Promise<Listeners> {
  let port = parts.port;
  const app = makeApp(parts);
  await app.ready();
  const listeners = await listen(
    guarded(
      parts,
      () => port,
      (request, response) => app.routing(request, response),
    ),
    (server) => answerBrokenRequests(server, parts),
    parts.port,
  );
  port = listeners.port;
  return {
    port,
    async close() {
      await listeners.close();
      await app.close();
    },
  };
}
