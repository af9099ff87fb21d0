import { expect, test } from "vitest";
import { openApiDocument } from "#electron/doors/openapi.ts";
import { api } from "#shared/contract/index.ts";
import { asApiDocument } from "../../renderer/features/keys/reference/document.ts";
import { operationFinder } from "../../renderer/features/keys/reference/find-operations.ts";
import { sampleRequest } from "../../renderer/features/keys/reference/sample-of.ts";
import { fieldsOf } from "../../renderer/features/keys/reference/schema-fields.ts";

const document = asApiDocument(
  openApiDocument(api, { version: "1", serverUrl: "http://127.0.0.1:4810/api/v1" }),
);
const find = operationFinder(document);
const idsOf = (words: string) =>
  find(words).flatMap(({ operations }) => operations.map(({ operation }) => operation.operationId));

test("every operation of the contract is listed, under a tag", () => {
  expect(idsOf("").toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(api).toSorted((a, b) => a.localeCompare(b)),
  );
});

test("operations are found by path, by a field deep in a body, and by a failure's code", () => {
  expect(idsOf("post orders")).toContain("createOrder");
  expect(idsOf("hs_tariff_number")).toContain("getRates");
  expect(idsOf("RATE_EXPIRED")).toContain("createOrder");
  expect(idsOf("no such word")).toEqual([]);
});

test("every body has fields, and each field has a type", () => {
  for (const { operations } of find(""))
    for (const { operation } of operations) {
      const schema = operation.requestBody?.content?.["application/json"]?.schema;
      if (!schema) continue;
      const fields = fieldsOf(document, schema);
      expect(fields.length).toBeGreaterThan(0);
      for (const { path, type } of fields) expect([path, type]).not.toEqual([path, "any"]);
    }
});

test("the sample of a body has every required field, and of the right type", () => {
  for (const { operations } of find(""))
    for (const { method, path, operation } of operations) {
      const { url, body } = sampleRequest(document, method, path, operation);
      expect(url).not.toMatch(/[{}]/);
      const schema = operation.requestBody?.content?.["application/json"]?.schema;
      for (const name of schema?.required ?? [])
        expect([operation.operationId, name, (body as Record<string, unknown>)[name]]).not.toEqual([
          operation.operationId,
          name,
          undefined,
        ]);
      const row = Object.entries(api).find(([name]) => name === operation.operationId)?.[1];
      const result = row && "body" in row ? row.body?.safeParse(body) : undefined;
      const problems = result?.success === false ? result.error.issues : [];
      // Capitals stand for a value of one's own: only their form may be refused.
      for (const { code } of problems) expect(code).toMatch(/custom|invalid_format|too_/);
    }
});
