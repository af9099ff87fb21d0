import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

/** `/orders/{id}` as a pattern of paths. */
function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
}

function pointer(...steps: string[]): string {
  return steps.map((step) => step.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");
}

const known = new Map<string, ValidateFunction>();
let ajv: Ajv2020 | undefined;

function compiler(document: Document): Ajv2020 {
  if (ajv) return ajv;
  ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  addFormats.default(ajv);
  return ajv.addSchema(document, "openapi");
}

function validatorOf(document: Document, at: string): ValidateFunction {
  const found = known.get(at);
  if (found) return found;
  const made = compiler(document).compile({ $ref: `openapi#/${at}` });
  known.set(at, made);
  return made;
}

export type AnswerCheck = (method: string, url: string, status: number, body: unknown) => void;

/** Throws when an answer is not what the station's own openapi.json says of that operation and status. */
export async function openAnswerCheck(baseUrl: string): Promise<AnswerCheck> {
  const document = (await (await fetch(`${baseUrl}/api/v1/openapi.json`)).json()) as Document;
  const templates = Object.keys(document.paths).map((path) => ({ path, re: patternOf(path) }));
  return (method, url, status, body) => {
    const path = new URL(url).pathname.replace(/^\/api\/v1/, "");
    const template = templates.find(({ re }) => re.test(path))?.path;
    const row = template && document.paths[template]?.[method.toLowerCase()];
    const documented = row && row.responses[status];
    if (row && !documented) throw new Error(`${method} ${template} does not document ${status}`);
    const at =
      template && documented
        ? pointer("paths", template, method.toLowerCase(), "responses", `${status}`, "content") +
          `/application~1json/schema`
        : "components/schemas/Error";
    const validate = validatorOf(document, at);
    if (validate(body)) return;
    const why = JSON.stringify(validate.errors?.map((e) => [e.instancePath, e.message, e.params]));
    throw new Error(`${method} ${path} ${status} is not as documented: ${why}`);
  };
}
