import type { ApiDocument, DocumentedOperation, Parameter } from "./document.ts";
import { type Field, rulesOf, typeName } from "./schema-fields.ts";

/** The parameters of an operation as lines of a field table; `places` says where each kind stands. */
export function parameterFields(
  document: ApiDocument,
  { parameters = [] }: DocumentedOperation,
  places: Readonly<Record<Parameter["in"], string>>,
): Field[] {
  return parameters.map(({ in: place, name, required, schema, description }) => ({
    path: name,
    depth: 0,
    type: `${typeName(document, schema)}, ${places[place]}`,
    isRequired: required ?? false,
    rules: rulesOf(schema),
    description: description ?? schema.description ?? "",
  }));
}
