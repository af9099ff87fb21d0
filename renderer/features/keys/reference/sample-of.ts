import {
  type ApiDocument,
  type DocumentedOperation,
  jsonSchema,
  type Schema,
  withoutNull,
} from "./document.ts";

/** A value that has the shape of a schema: its required fields only, with examples where the document gives them. */
export function sampleOf(document: ApiDocument, given: Schema, name = "", depth = 0): unknown {
  const { schema } = withoutNull(document, given);
  const known = schema.example ?? schema.default ?? schema.const ?? schema.enum?.[0];
  if (known !== undefined) return known;
  if (schema.items) return [sampleOf(document, schema.items, name, depth + 1)];
  if (schema.properties && depth < 8) {
    const { properties, required = [] } = schema;
    // A body without a required field would show nothing of what it can say.
    const shown = required.length > 0 ? required : Object.keys(properties);
    return Object.fromEntries(
      shown.map((key) => [key, sampleOf(document, properties[key] ?? {}, key, depth + 1)]),
    );
  }
  if (schema.type === "number" || schema.type === "integer")
    return Math.max(1, schema.minimum ?? schema.exclusiveMinimum ?? 1);
  if (schema.type === "boolean") return true;
  return name.replaceAll(/([a-z])([A-Z])/g, "$1_$2").toUpperCase() || "TEXT";
}

/** An operation as a request, with names in capitals where a value of one's own belongs. */
export function sampleRequest(
  document: ApiDocument,
  method: string,
  path: string,
  operation: DocumentedOperation,
): { method: string; url: string; body?: unknown } {
  const [server] = document.servers;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name.replaceAll(/([a-z])([A-Z])/g, "$1_$2").toUpperCase(),
  );
  const schema = jsonSchema(operation.requestBody);
  return {
    method: method.toUpperCase(),
    url: `${server?.url ?? ""}${filled}`,
    ...(schema ? { body: sampleOf(document, schema) } : {}),
  };
}
