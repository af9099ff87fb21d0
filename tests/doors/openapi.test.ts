import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deskFailures, everyFailure, type FailureCode } from "#shared/contract/errors.ts";
import { desk } from "#shared/contract/desk/index.ts";
import { api } from "#shared/contract/index.ts";
import type { Operation } from "#shared/contract/operation.ts";
import { magicRecipients, magicTrackingCodes } from "#shared/rules/magic-values.ts";
import { sureValues } from "#shared/rules/sure-values.ts";
import { Room } from "./room.ts";

interface Parameter {
  in: string;
  name: string;
}
interface DocumentedOperation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: unknown;
  responses: Record<string, { headers?: Record<string, unknown>; description: string }>;
}
interface Document {
  openapi: string;
  info: { description: string };
  "x-magic-values": unknown;
  paths: Record<string, Record<string, DocumentedOperation>>;
}

let room: Room;
let text = "";
let document: Document;
beforeAll(async () => {
  room = await Room.open();
  const answer = await room.ask("GET", "/openapi.json", { key: null });
  text = answer.text;
  document = JSON.parse(text) as Document;
});
afterAll(() => room[Symbol.asyncDispose]());

const rows: [string, Operation][] = Object.entries(api);
function documented(row: Operation): DocumentedOperation {
  const found = document.paths[row.path]?.[row.method.toLowerCase()];
  if (!found) throw new Error(`${row.method} ${row.path} is not in openapi.json`);
  return found;
}

test("it is served to anybody, as JSON", async () => {
  const answer = await room.ask("GET", "/openapi.json", { key: null });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("application/json");
});

test("it is OpenAPI 3.1 by the schema of the specification", async () => {
  const { valid, errors } = await new Validator().validate(
    JSON.parse(text) as Record<string, unknown>,
  );
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(document.openapi).toMatch(/^3\.1\./);
});

test("redocly finds nothing to complain of with its recommended and its specification rules", async () => {
  for (const ruleset of ["recommended", "spec"]) {
    const config = await createConfig({ extends: [ruleset] });
    const problems = await lintFromString({ source: text, config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  }
});

test("every row of the contract is there, with its path parameters, query and body", () => {
  for (const [name, row] of rows) {
    const found = documented(row);
    expect(found.operationId).toBe(name);
    const parameters = found.parameters ?? [];
    const named = (where: string) => parameters.filter((p) => p.in === where).map((p) => p.name);
    expect(named("path")).toEqual([...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
    expect(named("query")).toEqual(Object.keys(row.query?.shape ?? {}));
    expect(found.requestBody !== undefined).toBe(row.body !== undefined);
    expect(named("header")).toContain("X-Request-ID");
    expect(named("header").includes("Idempotency-Key")).toBe(row.idempotent === true);
  }
});

test("every failure of a row is documented under its status, with its headers", () => {
  const everywhere: FailureCode[] = [
    "VALIDATION_ERROR",
    "UNAUTHORIZED",
    "FORBIDDEN",
    "ORIGIN_NOT_ALLOWED",
    "RATE_LIMITED",
    "INTERNAL_SERVER_ERROR",
    "STORAGE_UNAVAILABLE",
  ];
  const withBody: FailureCode[] = ["INVALID_JSON", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"];
  for (const [, row] of rows) {
    const { responses } = documented(row);
    const codes = [...row.errors, ...everywhere, ...(row.body ? withBody : [])];
    for (const code of codes)
      expect(responses[everyFailure[code].status]?.description).toContain(code);
    for (const response of Object.values(responses))
      expect(Object.keys(response.headers ?? {})).toContain("X-Request-ID");
    expect(Object.keys(responses["429"]?.headers ?? {})).toContain("Retry-After");
    expect(responses[row.status ?? 200]).toBeDefined();
  }
});

test("every magic value of the sandbox is in it, for people and for programs", () => {
  const values = document["x-magic-values"];
  expect(values).toEqual({
    recipients: magicRecipients,
    trackingCodes: magicTrackingCodes,
    sure: sureValues,
  });
  const told = document.info.description;
  for (const { name, outcome } of magicRecipients)
    expect(told).toContain(`| \`${name}\` | ${outcome} |`);
  for (const { code, status } of magicTrackingCodes)
    expect(told).toContain(`| \`${code}\` | ${status} |`);
});

test("what only the desk may do is not in it, and not on the port", async () => {
  expect(Object.keys(document.paths).filter((path) => path.includes("desk"))).toEqual([]);
  for (const [method, path] of [
    ["GET", "/desk/keys"],
    ["POST", "/desk/keys"],
    ["POST", "/desk/deposits"],
  ] as const) {
    const body = method === "POST" ? {} : undefined;
    const answer = await room.ask(method, path, { body });
    expect(answer.status).toBe(404);
    expect(answer.body.code).toBe("ROUTE_NOT_FOUND");
  }
});

test("nothing of the desk is in it, neither an operation nor a failure, and the port serves none of it", async () => {
  for (const code of Object.keys(deskFailures)) expect(text).not.toContain(code);
  const told = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(told.filter((name) => Object.hasOwn(desk, name))).toEqual([]);
  for (const { method, path } of Object.values<Operation>(desk)) {
    const { status } = await room.ask(method, path.replaceAll(/[{}]/g, ""));
    expect([path, status]).toEqual([path, 404]);
  }
});
