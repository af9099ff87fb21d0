import { meaningOf } from "./glossary.ts";

interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
}
interface Parameter {
  name: string;
  description?: string;
  schema?: Schema;
}
interface Documented {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Body>;
}
interface Body {
  content?: Record<string, { schema?: Schema }>;
}

/** What the document is made of, as far as fields go. */
export interface Describable {
  components?: { schemas?: Record<string, Schema> };
  paths?: Record<string, Record<string, Documented>>;
}

function describeSchema(schema: Schema, place: string): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const at = `${place}.${name}`;
    const meaning = field.$ref || field.description ? undefined : meaningOf(at, name);
    if (meaning) field.description = meaning;
    describeSchema(field, at);
  }
  for (const inner of [schema.items, ...(schema.anyOf ?? [])])
    if (inner && !inner.$ref) describeSchema(inner, place);
}

/** Gives every field that has no description of its own the one of the glossary. Changes the document. */
export function describeFields(document: Describable): void {
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    describeSchema(schema, name);
  for (const methods of Object.values(document.paths ?? {}))
    for (const { operationId = "", parameters = [], requestBody, responses = {} } of Object.values(
      methods,
    )) {
      for (const parameter of parameters) {
        const { name, schema, description } = parameter;
        const meaning =
          description || schema?.description
            ? undefined
            : meaningOf(`${operationId}.${name}`, name);
        if (meaning) parameter.description = meaning;
      }
      const body = requestBody?.content?.["application/json"]?.schema;
      if (body) describeSchema(body, operationId);
      for (const [status, { content }] of Object.entries(responses)) {
        const data = content?.["application/json"]?.schema?.properties?.["data"];
        if (data && !data.$ref) describeSchema(data, `${operationId} ${status}`);
      }
    }
}
