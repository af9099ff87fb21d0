import { expect, test } from "vitest";
import { openApiDocument } from "#electron/doors/openapi.ts";
import { everyFailure, type FailureCode } from "#shared/contract/errors.ts";
import { api } from "#shared/contract/index.ts";
import type { Operation } from "#shared/contract/operation.ts";

interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}
interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Part {
  content?: Record<string, Media>;
}
interface Documented {
  operationId: string;
  parameters?: { name: string; description?: string; schema?: Schema }[];
  requestBody?: Part;
  responses: Record<string, Part>;
}
interface Document {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, Documented>>;
}

const document = openApiDocument(api, {
  version: "1",
  serverUrl: "http://127.0.0.1:4810/api/v1",
}) as Document;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

function bareFields(schema: Schema | undefined, place: string): string[] {
  if (!schema || schema.$ref) return [];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
      ...(field.description || field.$ref ? [] : [`${place}.${name}`]),
      ...bareFields(field, `${place}.${name}`),
    ]),
    ...[schema.items, ...(schema.anyOf ?? [])].flatMap((inner) => bareFields(inner, place)),
  ];
}

function json(part: Part | undefined): Media | undefined {
  return part?.content?.["application/json"];
}

test("every field and every parameter says what it means", () => {
  const bare = [
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      bareFields(schema, name),
    ),
    ...operations.flatMap(({ operationId, parameters = [], requestBody, responses }) => [
      ...parameters
        .filter(({ description, schema }) => !description && !schema?.description)
        .map(({ name }) => `${operationId}.${name}`),
      ...bareFields(json(requestBody)?.schema, operationId),
      ...Object.entries(responses).flatMap(([status, response]) =>
        bareFields(json(response)?.schema.properties?.["data"], `${operationId} ${status}`),
      ),
    ]),
  ];
  // A new word is explained in its row, or in electron/doors/glossary.ts.
  expect(bare).toEqual([]);
});

test("every operation has an example of its body and of its answer", () => {
  for (const { operationId, requestBody, responses } of operations) {
    const [, answer] = Object.entries(responses).find(([status]) => status < "300") ?? [];
    expect([operationId, json(answer)?.example !== undefined]).toEqual([operationId, true]);
    if (requestBody)
      expect([operationId, json(requestBody)?.example !== undefined]).toEqual([operationId, true]);
  }
});

test("every failure of every operation has an example under its status", () => {
  for (const [name, row] of Object.entries<Operation>(api)) {
    const responses = document.paths[row.path]?.[row.method.toLowerCase()]?.responses ?? {};
    for (const code of row.errors satisfies readonly FailureCode[]) {
      const { status, error } = everyFailure[code];
      const example = json(responses[status])?.examples?.[code]?.value;
      expect([name, code, example]).toMatchObject([name, code, { success: false, code, error }]);
    }
  }
});
