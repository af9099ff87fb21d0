import type { FastifyReply } from "fastify";
import type { ServerResponse } from "node:http";
import type { HttpAnswer } from "./envelope.ts";
import { factsOf } from "./request-facts.ts";

function headersOf(answer: HttpAnswer): Record<string, string> {
  return {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    ...answer.headers,
  };
}

function note(response: ServerResponse, { headers, code }: HttpAnswer): void {
  const facts = factsOf(response);
  facts.requestId = headers["x-request-id"] ?? null;
  facts.code = code ?? null;
}

export function send(reply: FastifyReply, answer: HttpAnswer): FastifyReply {
  note(reply.raw, answer);
  return reply.code(answer.status).headers(headersOf(answer)).send(answer.body);
}

/** The same before the router is asked. */
export function write(response: ServerResponse, answer: HttpAnswer): void {
  note(response, answer);
  const length = { "content-length": String(Buffer.byteLength(answer.body)) };
  response.writeHead(answer.status, { ...headersOf(answer), ...length }).end(answer.body);
}
