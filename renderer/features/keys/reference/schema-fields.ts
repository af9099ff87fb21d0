import { type ApiDocument, type Schema, withoutNull } from "./document.ts";

export type RuleKind =
  | "atLeast"
  | "moreThan"
  | "atMost"
  | "notEmpty"
  | "lengthAtLeast"
  | "lengthAtMost"
  | "itemsAtLeast"
  | "itemsAtMost"
  | "oneOf"
  | "exactly"
  | "default"
  | "format"
  | "example";

export interface Rule {
  kind: RuleKind;
  value: string;
}

/** One field of a body, as a line of a table. */
export interface Field {
  /** A path such as `items[].rateId`. */
  path: string;
  depth: number;
  type: string;
  isRequired: boolean;
  rules: Rule[];
  description: string;
}

function said(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

export function rulesOf(schema: Schema): Rule[] {
  const given: [RuleKind, unknown][] = [
    ["oneOf", schema.enum?.map(said).join(", ")],
    ["exactly", schema.const],
    ["atLeast", schema.minimum],
    ["moreThan", schema.exclusiveMinimum],
    ["atMost", schema.maximum],
    [schema.minLength === 1 ? "notEmpty" : "lengthAtLeast", schema.minLength],
    ["lengthAtMost", schema.maxLength],
    ["itemsAtLeast", schema.minItems],
    ["itemsAtMost", schema.maxItems],
    ["format", schema.format],
    ["default", schema.default],
    ["example", schema.example],
  ];
  return given.flatMap(([kind, value]) =>
    value === undefined ? [] : [{ kind, value: said(value) }],
  );
}

/** A type in a word: `string`, `Address`, `list of string`, `number or null`. */
export function typeName(document: ApiDocument, given: Schema): string {
  const { schema, isNullable } = withoutNull(document, given);
  const list = schema.items ? `list of ${typeName(document, schema.items)}` : null;
  const several = schema.anyOf
    ?.filter(({ type }) => type !== "null")
    .map((one) => typeName(document, one))
    .join(" or ");
  const name = list ?? several ?? [schema.type ?? "any"].flat().join(" or ");
  return isNullable && name !== "null" ? `${name} or null` : name;
}

/** The fields of a schema, depth first, in the order of the document. A schema inside itself is named but not opened again. */
export function fieldsOf(
  document: ApiDocument,
  given: Schema,
  path = "",
  opened: readonly object[] = [],
): Field[] {
  const { schema } = withoutNull(document, given);
  const held = schema.items ? withoutNull(document, schema.items).schema : schema;
  const { properties } = held;
  if (!properties || opened.includes(properties)) return [];
  const prefix = schema.items ? `${path}[]` : path;
  return Object.entries(properties).flatMap(([name, property]) => {
    const here = prefix ? `${prefix}.${name}` : name;
    const inner = withoutNull(document, property).schema;
    const ofItems = inner.items ? rulesOf(withoutNull(document, inner.items).schema) : [];
    const field: Field = {
      path: here,
      depth: opened.length,
      type: typeName(document, property),
      isRequired: held.required?.includes(name) ?? false,
      rules: [...rulesOf(inner), ...ofItems.filter(({ kind }) => kind === "oneOf")],
      description: inner.description ?? "",
    };
    return [field, ...fieldsOf(document, property, here, [...opened, properties])];
  });
}
