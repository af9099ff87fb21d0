import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from "zod-openapi";
import {
  type ApiFailureCode,
  everyFailure,
  type FailureCode,
  failures,
} from "#shared/contract/errors.ts";
import type { Contract, Operation } from "#shared/contract/operation.ts";
import { addExamples, type Exemplary } from "./add-examples.ts";
import { type Describable, describeFields } from "./describe-fields.ts";
import { apiDescription, magicValues, tagDescriptions } from "./api-description.ts";

const FieldErrorSchema = z
  .object({
    code: z.string(),
    field: z.string().describe("A path such as toAddress.zip."),
    message: z.string(),
    suggestion: z.string().nullable(),
  })
  .meta({ id: "FieldError" });

const errorFields = {
  success: z.literal(false),
  error: z.string().describe("Short text."),
  message: z.string().describe("A sentence for a person."),
  code: z.enum(Object.keys(failures) as [ApiFailureCode, ...ApiFailureCode[]]),
  errors: z
    .array(FieldErrorSchema)
    .describe("Every wrong field; empty when the failure is not about fields."),
  requestId: z.string(),
};
const ErrorBody = z.object(errorFields).meta({ id: "Error" });
const InsufficientBalance = z
  .object({
    ...errorFields,
    currency: z.string(),
    required: z.number().describe("Crypto, including the 10 % buffer."),
    requiredUsd: z.number().describe("The cost in USD, without the buffer."),
    available: z.number().describe("The balance less what is held."),
    balanceEndpoint: z.literal("/api/v1/account/balance"),
  })
  .meta({ id: "InsufficientBalanceError" });

/** Failures that every operation may answer. */
const everywhere: readonly FailureCode[] = [
  "VALIDATION_ERROR",
  "UNAUTHORIZED",
  "FORBIDDEN",
  "ORIGIN_NOT_ALLOWED",
  "RATE_LIMITED",
  "INTERNAL_SERVER_ERROR",
  "STORAGE_UNAVAILABLE",
];
const withBody: readonly FailureCode[] = [
  "INVALID_JSON",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
];

const requestIdHeader = z.string().meta({
  id: undefined,
  description: "The caller's own X-Request-ID when it was valid, else one of ours.",
});

function failureResponses(row: Operation): NonNullable<ZodOpenApiOperationObject["responses"]> {
  const codes = new Set([...row.errors, ...everywhere, ...(row.body ? withBody : [])]);
  const byStatus = new Map<number, FailureCode[]>();
  for (const code of codes) {
    const { status } = everyFailure[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const entries = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    entries.map(([status, list]) => [
      `${status}`,
      {
        description: list.map((code) => `${code}: ${everyFailure[code].error}.`).join(" "),
        headers: z.object({
          "X-Request-ID": requestIdHeader,
          ...([409, 429, 503, 504].includes(status)
            ? { "Retry-After": z.string().optional().describe("Seconds.") }
            : {}),
        }),
        content: {
          "application/json": { schema: status === 402 ? InsufficientBalance : ErrorBody },
        },
      },
    ]),
  );
}

function describeOperation(name: string, row: Operation): ZodOpenApiOperationObject {
  const header = z.object({
    "X-Request-ID": z
      .string()
      .optional()
      .describe("1 to 200 of A-Z a-z 0-9 _ . - ; echoed in the answer."),
    ...(row.idempotent
      ? {
          "Idempotency-Key": z
            .string()
            .max(255)
            .optional()
            .describe(
              "The same key and body again within 24 hours is told the stored answer, with Idempotent-Replayed: true.",
            ),
        }
      : {}),
  });
  return {
    operationId: name,
    summary: row.summary,
    description: `${row.description ? `${row.description}\n\n` : ""}Needs the scope \`${row.scope}\`.`,
    tags: [row.tag],
    requestParams: {
      header,
      ...(row.params ? { path: row.params } : {}),
      ...(row.query ? { query: row.query } : {}),
    },
    ...(row.body
      ? { requestBody: { required: true, content: { "application/json": { schema: row.body } } } }
      : {}),
    responses: {
      [`${row.status ?? 200}`]: {
        description: row.summary,
        headers: z.object({
          "X-Request-ID": requestIdHeader,
          ...(row.idempotent
            ? { "Idempotent-Replayed": z.string().optional().describe("true on a replay.") }
            : {}),
        }),
        content: {
          "application/json": { schema: z.object({ success: z.literal(true), data: row.output }) },
        },
      },
      ...failureResponses(row),
    },
  };
}

/** OpenAPI 3.1 of the public rows. */
export function openApiDocument(
  contract: Contract,
  about: { version: string; serverUrl: string },
): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, row] of Object.entries(contract)) {
    const path = (paths[row.path] ??= {});
    path[row.method.toLowerCase() as "get" | "post" | "patch" | "delete"] = describeOperation(
      name,
      row,
    );
  }
  const document = createDocument({
    openapi: "3.1.0",
    info: {
      title: "Shipdeck",
      version: about.version,
      description: apiDescription,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: about.serverUrl, description: "This station." }],
    security: [{ apiKey: [], apiSecret: [] }],
    "x-magic-values": magicValues,
    tags: [...new Set(Object.values(contract).map(({ tag }) => tag))].map((name) => ({
      name,
      description: tagDescriptions[name] ?? name,
    })),
    components: {
      securitySchemes: {
        apiKey: { type: "apiKey", in: "header", name: "X-API-Key" },
        apiSecret: { type: "apiKey", in: "header", name: "X-API-Secret" },
      },
    },
    paths,
  });
  describeFields(document as Describable);
  addExamples(document as Exemplary);
  return document;
}
