import { expect, test } from "vitest";
import { z } from "zod";
import type { Operation } from "../operation.ts";
import { desk } from "./index.ts";

type Schema = z.core.JSONSchema.BaseSchema;

const isSchema = (part: unknown): part is Schema => typeof part === "object" && part !== null;

/** Places of a schema where a caller may say as much as it likes. */
function endless(schema: Schema, place: string): string[] {
  const { items, properties = {}, anyOf = [], oneOf = [], allOf = [] } = schema;
  const types = new Set([schema.type].flat());
  const named = schema.enum ?? schema.const ?? schema.format;
  const found: string[] = [];
  if (types.has("string") && schema.maxLength === undefined && named === undefined)
    found.push(place);
  if (types.has("array") && schema.maxItems === undefined) found.push(place);
  const parts = [...anyOf, ...oneOf, ...allOf].map((part) => [place, part] as const);
  const fields = Object.entries(properties).map(
    ([name, part]) => [`${place}.${name}`, part] as const,
  );
  for (const [at, part] of [...parts, ...fields, [`${place}[]`, items] as const])
    if (isSchema(part)) found.push(...endless(part, at));
  return found;
}

const rows: [string, Operation][] = Object.entries(desk);

test.each(rows)("what the window may say to %s has an end", (name, { params, query, body }) => {
  const places = [params, query, body].flatMap((part) =>
    part ? endless(z.toJSONSchema(part, { io: "input", unrepresentable: "any" }), name) : [],
  );
  // A carrier's name is looked up in a list and never kept.
  expect(places.filter((place) => !place.endsWith(".rule.carrier"))).toEqual([]);
});
