import { apiHeaders, curlCommand, type ShellText } from "../../ui/curl.ts";
import type { ExampleRequest } from "./example-requests.ts";
import { pythonLiteral } from "./python-literal.ts";

export interface ExampleInput {
  request: ExampleRequest;
  /** The API's address, such as `http://127.0.0.1:4810/api/v1`. */
  apiUrl: string;
  /** The public part of a key; null takes it from the environment. */
  apiKey: string | null;
}

type Write = (input: ExampleInput) => string;

const quoted = (text: string) => JSON.stringify(text);

function headerLines(apiKey: string | null, variable: (name: string) => string): string[] {
  const value = (given: ShellText) =>
    typeof given === "string" ? quoted(given) : variable(given.env);
  return Object.entries(apiHeaders(apiKey)).map(
    ([name, given]) => `${quoted(name)}: ${value(given)},`,
  );
}

const curl: Write = ({ request: { method, path, body }, apiUrl, apiKey }) =>
  `${curlCommand({ method, url: apiUrl + path, headers: apiHeaders(apiKey), body })}\n`;

const javaScript: Write = ({ request: { method, path, body }, apiUrl, apiKey }) => {
  const headers = headerLines(apiKey, (name) => `process.env.${name}`);
  if (body) headers.push(`"Content-Type": "application/json",`);
  const json = JSON.stringify(body, null, 2)?.replaceAll("\n", "\n  ");
  return [
    `const response = await fetch(${quoted(apiUrl + path)}, {`,
    `  method: ${quoted(method)},`,
    `  headers: {`,
    ...headers.map((line) => `    ${line}`),
    `  },`,
    ...(json ? [`  body: JSON.stringify(${json}),`] : []),
    `});`,
    `const answer = await response.json();`,
    "if (!answer.success) throw new Error(`${answer.code}: ${answer.message}`);",
    `console.log(JSON.stringify(answer.data, null, 2));`,
    ``,
  ].join("\n");
};

const python: Write = ({ request: { method, path, body }, apiUrl, apiKey }) => {
  const headers = headerLines(apiKey, (name) => `os.environ[${quoted(name)}]`);
  if (body) headers.push(`"Content-Type": "application/json",`);
  return [
    `import json, os, urllib.error, urllib.request`,
    ``,
    `request = urllib.request.Request(`,
    `    ${quoted(apiUrl + path)},`,
    `    method=${quoted(method)},`,
    `    headers={`,
    ...headers.map((line) => `        ${line}`),
    `    },`,
    ...(body ? [`    data=json.dumps(${pythonLiteral(body, 1)}).encode(),`] : []),
    `)`,
    `try:`,
    `    with urllib.request.urlopen(request) as response:`,
    `        answer = json.load(response)`,
    `except urllib.error.HTTPError as error:`,
    `    answer = json.load(error)`,
    `    raise SystemExit(f"{answer['code']}: {answer['message']}")`,
    `print(json.dumps(answer["data"], indent=2))`,
    ``,
  ].join("\n");
};

/** An example as a program that can be run as it is, by language. The secret comes from the environment, always. */
export const exampleCode = {
  curl,
  JavaScript: javaScript,
  Python: python,
} as const satisfies Record<string, Write>;
export type ExampleLanguage = keyof typeof exampleCode;
