/** The part of OpenAPI 3.1 that our own document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  example?: unknown;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
}

interface Content {
  content?: Record<string, { schema: Schema; example?: unknown }>;
}

export interface Parameter {
  in: "path" | "query" | "header";
  name: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

export interface DocumentedOperation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
}

/** What the sandbox does on purpose, as `shared/rules/magic-values.ts` has it. */
export interface MagicValues {
  recipients: { name: string; when: "rates" | "purchase" | "void" | "tracking"; outcome: string }[];
  trackingCodes: { code: string; status: string }[];
  sure: { where: string; value: string; outcome: string }[];
}

export interface ApiDocument {
  "x-magic-values": MagicValues;
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, Schema> };
}

/** The station's answer is the document that its own tests hold against the specification. */
export function asApiDocument(document: object): ApiDocument {
  return document as ApiDocument;
}

/** The schema of JSON bodies, if there is one. */
export function jsonSchema(part: Content | undefined): Schema | undefined {
  return part?.content?.["application/json"]?.schema;
}

/** What a reference stands for; the reference's own description wins. */
export function resolve(document: ApiDocument, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const name = schema.$ref.slice("#/components/schemas/".length);
  const found = document.components.schemas[name] ?? {};
  return { ...found, ...(schema.description ? { description: schema.description } : {}) };
}

/** Splits `anyOf [X, null]` into X and whether null is allowed. */
export function withoutNull(
  document: ApiDocument,
  given: Schema,
): { schema: Schema; isNullable: boolean } {
  const schema = resolve(document, given);
  if (!schema.anyOf) return { schema, isNullable: schema.type === "null" };
  const { anyOf, ...rest } = schema;
  const others = anyOf.filter(({ type }) => type !== "null");
  const [only] = others;
  if (others.length !== 1 || !only) return { schema, isNullable: others.length < anyOf.length };
  const inner = withoutNull(document, only);
  return { schema: { ...inner.schema, ...rest }, isNullable: others.length < anyOf.length };
}
