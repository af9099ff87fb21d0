import { type ApiDocument, type DocumentedOperation, jsonSchema } from "./document.ts";
import { fieldsOf } from "./schema-fields.ts";

export interface FoundOperation {
  method: string;
  path: string;
  operation: DocumentedOperation;
}
export interface OperationGroup {
  tag: string;
  description: string;
  operations: FoundOperation[];
}

interface Indexed extends FoundOperation {
  text: string;
}

/** Everything that an operation may be looked for by: path, words, parameters, fields, codes. */
function indexed(document: ApiDocument): Indexed[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { operationId, summary, description = "", parameters = [], responses } = operation;
      const schemas = [operation.requestBody, ...Object.values(responses)].flatMap(
        (part) => jsonSchema(part) ?? [],
      );
      const fields = schemas.flatMap((schema) => fieldsOf(document, schema));
      const text = [
        method,
        path,
        operationId,
        summary,
        description,
        ...parameters.map(({ name }) => name),
        ...fields.map((field) => field.path),
        ...Object.entries(responses).map(([status, one]) => `${status} ${one.description}`),
      ].join(" ");
      return { method, path, operation, text: text.toLowerCase() };
    }),
  );
}

/** A search over the document, made ready once: the operations that hold every word, by tag. */
export function operationFinder(document: ApiDocument): (words: string) => OperationGroup[] {
  const all = indexed(document);
  return (words) => {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const found = all.filter(({ text }) => wanted.every((word) => text.includes(word)));
    return document.tags
      .map(({ name: tag, description }) => ({
        tag,
        description,
        operations: found.filter(({ operation }) => operation.tags.includes(tag)),
      }))
      .filter(({ operations }) => operations.length > 0);
  };
}
