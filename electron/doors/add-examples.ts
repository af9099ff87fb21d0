import failures from "./examples/failures.json" with { type: "json" };
import operations from "./examples/operations.json" with { type: "json" };

interface Recorded {
  params: Record<string, string>;
  query: Record<string, string>;
  body?: unknown;
  answer: unknown;
}
interface Media {
  example?: unknown;
  examples?: Record<string, { summary: string; value: unknown }>;
}
interface Part {
  description?: string;
  content?: Record<string, Media>;
}
interface Documented {
  operationId?: string;
  parameters?: { in?: string; name: string; schema?: { type?: string }; example?: unknown }[];
  requestBody?: Part;
  responses?: Record<string, Part>;
}

/** What the document is made of, as far as examples go. */
export interface Exemplary {
  paths?: Record<string, Record<string, Documented>>;
}

/** Recorded from a running station by tests/doors/examples.test.ts and failures.test.ts. */
const told = operations as unknown as Readonly<Record<string, Recorded>>;
const bodies = failures as Readonly<Record<string, { error: string }>>;

function json(part: Part | undefined): Media | undefined {
  return part?.content?.["application/json"];
}

function addFailures(response: Part): void {
  const media = json(response);
  if (!media) return;
  const codes = [...(response.description ?? "").matchAll(/([A-Z_]{4,}):/g)].map(
    ([, code]) => code,
  );
  const known = codes.flatMap((code) => {
    const body = code === undefined ? undefined : bodies[code];
    return code !== undefined && body
      ? [[code, { summary: body.error, value: body }] as const]
      : [];
  });
  if (known.length > 0) media.examples = Object.fromEntries(known);
}

/** Puts real requests and answers beside the schemas: one of each operation, one of each failure. Changes the document. */
export function addExamples(document: Exemplary): void {
  for (const methods of Object.values(document.paths ?? {}))
    for (const operation of Object.values(methods)) {
      const example = told[operation.operationId ?? ""];
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        const media = json(response);
        if (Number(status) >= 400) addFailures(response);
        else if (media && example) media.example = example.answer;
      }
      const media = json(operation.requestBody);
      if (media && example?.body !== undefined) media.example = example.body;
      for (const parameter of operation.parameters ?? []) {
        const text = { ...example?.query, ...example?.params }[parameter.name];
        if (text === undefined || parameter.in === "header") continue;
        // In an address everything is text; the schema says what it stands for.
        const isText = parameter.schema?.type === "string" || parameter.in === "path";
        parameter.example = isText ? text : JSON.parse(text);
      }
    }
}
