import type { FastifyInstance } from "fastify";
import { apiBase, type HttpDoorParts } from "./http-parts.ts";
import { send } from "./http-reply.ts";
import { factsOf } from "./request-facts.ts";

/** What needs no key: the description of the API, and labels by the unguessable token in their URL. */
export function addOpenRoutes(app: FastifyInstance, parts: HttpDoorParts): void {
  app.get(`${apiBase}/openapi.json`, async (request, reply) =>
    send(reply, {
      status: 200,
      headers: { "x-request-id": request.id },
      body: await parts.openApi(),
    }),
  );
  app.get<{ Params: { file: string } }>("/labels/:file", async (request, reply) => {
    // `…pdf`, or a paper beside the label: `…cn22.pdf`.
    const [token = "", ...endings] = request.params.file.split(".");
    factsOf(reply.raw).requestId = request.id;
    const file = await parts.readLabel(token, endings.join("."));
    return reply
      .headers({
        "content-type": file.contentType,
        "content-disposition": `inline; filename="${file.fileName}"`,
        "cache-control": "private, no-store",
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        // For browsers that do not say where a request comes from.
        "content-security-policy": "frame-ancestors 'none'",
        "cross-origin-resource-policy": "same-origin",
        "x-request-id": request.id,
      })
      .send(Buffer.from(file.bytes));
  });
}
