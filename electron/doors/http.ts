import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { createServer, type Server } from "node:http";
import type { Readable } from "node:stream";
import type { Actor } from "#shared/contract/actor.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Contract } from "#shared/contract/operation.ts";
import { limitBody, parseBody } from "./body.ts";
import { type Desk, dispatch, failureOf } from "./dispatch.ts";
import { failureAnswer, httpAnswer, type HttpAnswer } from "./envelope.ts";
import { isAllowed } from "./guard.ts";
import { translateServerError } from "./http-failures.ts";
import { listen, type Listeners } from "./listen.ts";
import { decodeQuery } from "./query.ts";
import { failureThrottle } from "./throttle.ts";

export const apiBase = "/api/v1";

export interface HttpDoorParts {
  desk: Desk;
  clock: { now(): number };
  newRequestId(): string;
  /** Null for anything but the right key and secret. */
  authenticate(apiKey: string, apiSecret: string): Actor | null;
  /** The file behind a label URL; rejects with LABEL_NOT_FOUND. */
  readLabel(
    token: string,
    ending: string,
  ): Promise<{ contentType: string; fileName: string; bytes: Uint8Array }>;
  /** The text of openapi.json. */
  openApi(): Promise<string>;
  /** 0 takes a free one. */
  port: number;
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(", ") : value;
}

function requestIdOf(parts: HttpDoorParts, request: FastifyRequest): string {
  const given = single(request.headers["x-request-id"]);
  return given && /^[\w.-]{1,200}$/.test(given) ? given : parts.newRequestId();
}

function send(reply: FastifyReply, answer: HttpAnswer): FastifyReply {
  return reply
    .code(answer.status)
    .headers({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      ...answer.headers,
    })
    .send(answer.body);
}

function guard(request: FastifyRequest, port: number, what: "api" | "label"): void {
  const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0);
  const verdict = isAllowed(
    port,
    {
      hostCount: names.filter((name) => name.toLowerCase() === "host").length,
      host: request.headers.host,
      origin: single(request.headers.origin),
      secFetchSite: single(request.headers["sec-fetch-site"]),
      secFetchMode: single(request.headers["sec-fetch-mode"]),
    },
    what,
  );
  if (!verdict.allowed) throw new StationError("ORIGIN_NOT_ALLOWED", verdict.reason);
}

/** Key and secret, or one and the same 401 for everything that is wrong with them. */
function authenticator(parts: HttpDoorParts): (request: FastifyRequest) => Actor {
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
      "Send a valid key and secret in the headers X-API-Key and X-API-Secret. Keys are made in the app or with `npm run station -- keys create`.",
    );
  };
}

function addApiRoutes(app: FastifyInstance, parts: HttpDoorParts, contract: Contract): void {
  const authenticate = authenticator(parts);
  for (const [name, row] of Object.entries(contract)) {
    app.route({
      method: row.method,
      url: apiBase + row.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      onRequest: async (request) => {
        request.actor = authenticate(request);
      },
      handler: async (request, reply) => {
        const requestId = request.id;
        if (row.body && request.body === undefined)
          throw new StationError("INVALID_JSON", "This operation needs a JSON body.");
        const answer = await dispatch(parts.desk, {
          name,
          params: request.params,
          query: decodeQuery(row, new URL(request.url, "http://station").searchParams),
          body: request.body,
          actor: request.actor,
          requestId,
          idempotencyKey: idempotencyKeyOf(request),
        });
        return send(reply, httpAnswer(answer, requestId));
      },
    });
  }
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const given = single(request.headers["idempotency-key"]);
  if (given === undefined) return undefined;
  if (/^[\u0021-\u007e]{1,255}$/.test(given)) return given;
  throw new StationError(
    "VALIDATION_ERROR",
    "The header Idempotency-Key must be 1 to 255 visible ASCII characters.",
    {
      errors: [
        {
          code: "INVALID",
          field: "Idempotency-Key",
          message: "must be 1 to 255 visible ASCII characters",
          suggestion: "a UUID",
        },
      ],
    },
  );
}

function addOpenRoutes(app: FastifyInstance, parts: HttpDoorParts): void {
  app.get(`${apiBase}/openapi.json`, async (request, reply) =>
    send(reply, {
      status: 200,
      headers: { "x-request-id": request.id },
      body: await parts.openApi(),
    }),
  );
  app.get<{ Params: { file: string } }>("/labels/:file", async (request, reply) => {
    const [token = "", ending = ""] = request.params.file.split(".");
    const file = await parts.readLabel(token, ending);
    return reply
      .headers({
        "content-type": file.contentType,
        "content-disposition": `inline; filename="${file.fileName}"`,
        "cache-control": "private, no-store",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-request-id": request.id,
      })
      .send(Buffer.from(file.bytes));
  });
}

/** The methods that a path answers to, for 405 and `Allow`. */
function methodsOf(contract: Contract, path: string): string[] {
  const methods = Object.values(contract)
    .filter((row) =>
      new RegExp(`^${apiBase}${row.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path),
    )
    .map((row) => row.method as string);
  if (path === `${apiBase}/openapi.json` || /^\/labels\/[^/]+$/.test(path)) methods.push("GET");
  if (methods.includes("GET")) methods.push("HEAD");
  return [...new Set(methods)];
}

function makeApp(parts: HttpDoorParts, port: () => number): FastifyInstance {
  const app = Fastify({
    genReqId: (raw) => requestIdOf(parts, { headers: raw.headers } as FastifyRequest),
    // Larger bodies are drained and refused by limitBody, so that the caller reads its 413.
    bodyLimit: Number.MAX_SAFE_INTEGER,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 500, caseSensitive: true, ignoreTrailingSlash: false },
    // listen.ts makes the real servers, one per address; this one never listens.
    serverFactory: (handler) => createServer(handler),
  });
  app.decorateRequest("actor");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    try {
      done(null, parseBody(String(body)));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addHook("onRequest", async (request) => {
    guard(request, port(), request.url.startsWith("/labels/") ? "label" : "api");
  });
  app.addHook("preParsing", async (_request, _reply, payload) => limitBody(payload as Readable));
  app.setErrorHandler((error, request, reply) =>
    send(reply, failureAnswer(failureOf(translateServerError(error), request.id, parts.desk.log))),
  );
  app.setNotFoundHandler((request, reply) => {
    const path = new URL(request.url, "http://station").pathname;
    const methods = methodsOf(parts.desk.contract, path);
    if (methods.length === 0)
      throw new StationError(
        "ROUTE_NOT_FOUND",
        `There is nothing at ${path.slice(0, 200)}. See ${apiBase}/openapi.json.`,
      );
    reply.header("allow", methods.join(", "));
    throw new StationError(
      "METHOD_NOT_ALLOWED",
      `${path} answers ${methods.join(", ")}, not ${request.method}.`,
    );
  });
  addApiRoutes(app, parts, parts.desk.contract);
  addOpenRoutes(app, parts);
  return app;
}

/** Requests that are not HTTP at all get the envelope too, then the connection ends: its framing cannot be trusted. */
function answerBrokenRequests(server: Server, newRequestId: () => string): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) {
      socket.destroy();
      return;
    }
    const slow = error.code === "ERR_HTTP_REQUEST_TIMEOUT";
    const { body } = failureAnswer({
      code: "INVALID_JSON",
      message: slow ? "The request did not arrive in time." : "The request is not valid HTTP.",
      errors: [],
      details: {},
      requestId: newRequestId(),
    });
    const status = slow
      ? "408 Request Timeout"
      : error.code === "HPE_HEADER_OVERFLOW"
        ? "431 Request Header Fields Too Large"
        : "400 Bad Request";
    socket.end(
      `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  });
}

declare module "fastify" {
  interface FastifyRequest {
    actor: Actor;
  }
}

/** The programs' door: the contract's `api` rows below /api/v1, the labels, openapi.json; on loopback only. */
export async function openHttpDoor(parts: HttpDoorParts): Promise<Listeners> {
  let port = parts.port;
  const app = makeApp(parts, () => port);
  await app.ready();
  const listeners = await listen(
    (request, response) => app.routing(request, response),
    (server) => answerBrokenRequests(server, () => parts.newRequestId()),
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
