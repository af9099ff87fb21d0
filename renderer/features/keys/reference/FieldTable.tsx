import { Code, Table, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Field } from "./schema-fields.ts";

/** Fields with their types and rules. Nothing when there are none. */
export function FieldTable({ title, fields }: { title: string; fields: readonly Field[] }) {
  const { t } = useTranslation("keys");
  if (fields.length === 0) return null;
  return (
    <section aria-label={title}>
      <Title order={3} size="h2" mb={4}>
        {title}
      </Title>
      <Table aria-label={title} layout="fixed" verticalSpacing={3}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="36%">{t("field")}</Table.Th>
            <Table.Th w="22%">{t("type")}</Table.Th>
            <Table.Th>{t("meaning")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {fields.map(({ path, depth, type, isRequired, rules, description }) => (
            <Table.Tr key={path}>
              <Table.Td pl={10 + depth * 12} style={{ overflowWrap: "anywhere" }}>
                <Code>{path}</Code>{" "}
                {isRequired ? (
                  <Text span size="xs" fw={700}>
                    {t("required")}
                  </Text>
                ) : null}
              </Table.Td>
              <Table.Td>{type}</Table.Td>
              <Table.Td style={{ overflowWrap: "anywhere" }}>
                {[
                  description.replaceAll("`", ""),
                  rules.map(({ kind, value }) => t(`rule.${kind}`, { value })).join("; "),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
