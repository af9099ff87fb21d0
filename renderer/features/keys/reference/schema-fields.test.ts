import { expect, test } from "vitest";
import type { ApiDocument, Schema } from "./document.ts";
import { fieldsOf, typeName } from "./schema-fields.ts";

const document: ApiDocument = {
  servers: [{ url: "http://x" }],
  tags: [],
  "x-magic-values": { recipients: [], trackingCodes: [], sure: [] },
  paths: {},
  components: {
    schemas: {
      Address: {
        type: "object",
        properties: { zip: { type: "string", minLength: 1, description: "Postal code." } },
        required: ["zip"],
      },
      Tree: { type: "object", properties: { child: { $ref: "#/components/schemas/Tree" } } },
    },
  },
};
const fields = (schema: Schema) => fieldsOf(document, schema);

test("fields inside objects and lists are named by their whole path, with their rules", () => {
  const found = fields({
    type: "object",
    required: ["to"],
    properties: {
      to: { $ref: "#/components/schemas/Address" },
      items: {
        type: "array",
        minItems: 1,
        items: {
          type: "object",
          properties: { count: { type: "integer", minimum: 1, default: 2 } },
        },
      },
    },
  });
  expect(found.map(({ path, depth, isRequired }) => [path, depth, isRequired])).toEqual([
    ["to", 0, true],
    ["to.zip", 1, true],
    ["items", 0, false],
    ["items[].count", 1, false],
  ]);
  expect(found[1]).toMatchObject({
    type: "string",
    description: "Postal code.",
    rules: [{ kind: "notEmpty", value: "1" }],
  });
  expect(found[3]?.rules).toEqual([
    { kind: "atLeast", value: "1" },
    { kind: "default", value: "2" },
  ]);
});

test("what may be null says so, and keeps what else is known of it", () => {
  const nullable: Schema = {
    description: "Duties.",
    anyOf: [{ type: "string", enum: ["DDU", "DDP"] }, { type: "null" }],
  };
  const [field] = fields({ type: "object", properties: { incoterm: nullable } });
  expect(field).toMatchObject({
    type: "string or null",
    description: "Duties.",
    rules: [{ kind: "oneOf", value: "DDU, DDP" }],
  });
});

test("a schema that holds itself is opened once", () => {
  const tree = { $ref: "#/components/schemas/Tree" };
  expect(fields(tree).map(({ path }) => path)).toEqual(["child"]);
});

test("types have plain names", () => {
  expect(typeName(document, { type: "array", items: { type: "string" } })).toBe("list of string");
  expect(typeName(document, { anyOf: [{ type: "string" }, { type: "number" }] })).toBe(
    "string or number",
  );
  expect(typeName(document, {})).toBe("any");
});
