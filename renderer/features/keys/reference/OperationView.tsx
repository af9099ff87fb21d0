import { Code, Group, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CodeBlock } from "../../../ui/CodeBlock.tsx";
import { apiHeaders, curlCommand } from "../../../ui/curl.ts";
import { type ApiDocument, jsonSchema } from "./document.ts";
import { FailureTable } from "./FailureTable.tsx";
import { FieldTable } from "./FieldTable.tsx";
import type { FoundOperation } from "./find-operations.ts";
import { MethodBadge } from "./MethodBadge.tsx";
import { parameterFields } from "./parameter-fields.ts";
import { sampleRequest } from "./sample-of.ts";
import { fieldsOf } from "./schema-fields.ts";

/** One operation: what it does, takes, answers, and how it fails. */
export function OperationView({
  document,
  found,
}: {
  document: ApiDocument;
  found: FoundOperation;
}) {
  const { t } = useTranslation("keys");
  const { method, path, operation } = found;
  const body = jsonSchema(operation.requestBody);
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith("2"));
  const answer = jsonSchema(success?.[1])?.properties?.["data"];
  const example = success?.[1].content?.["application/json"]?.example;
  const parameters = parameterFields(document, operation, {
    path: t("inPath"),
    query: t("inQuery"),
    header: t("inHeader"),
  });
  const curl = curlCommand({
    ...sampleRequest(document, method, path, operation),
    headers: apiHeaders(null),
  });
  return (
    <Stack gap="sm" component="article" aria-label={operation.summary}>
      <div>
        <Title order={2}>{operation.summary}</Title>
        <Group gap="xs" my={4}>
          <MethodBadge method={method} />
          <Code>{path}</Code>
        </Group>
        <Text size="xs">{operation.description?.replaceAll("`", "")}</Text>
      </div>
      <CodeBlock title={t("curl")} code={curl} maxHeight={180} />
      <FieldTable title={t("parameters")} fields={parameters} />
      <FieldTable title={t("body")} fields={body ? fieldsOf(document, body) : []} />
      <FieldTable
        title={`${t("answer")} ${success?.[0] ?? ""}`}
        fields={answer ? fieldsOf(document, answer) : []}
      />
      {example === undefined ? null : (
        <CodeBlock
          title={t("exampleAnswer")}
          code={JSON.stringify(example, null, 2)}
          maxHeight={260}
        />
      )}
      <FailureTable operation={operation} />
    </Stack>
  );
}
