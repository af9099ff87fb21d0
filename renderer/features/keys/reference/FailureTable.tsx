import { Code, Table, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { DocumentedOperation } from "./document.ts";

/** How an operation fails: each status with its codes. */
export function FailureTable({ operation }: { operation: DocumentedOperation }) {
  const { t } = useTranslation("keys");
  const title = t("failuresTable");
  const failures = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
  return (
    <section aria-label={title}>
      <Title order={3} size="h2" mb={4}>
        {title}
      </Title>
      <Table aria-label={title} verticalSpacing={3}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={70}>{t("status")}</Table.Th>
            <Table.Th>{t("code")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {failures.map(([status, { description }]) => (
            <Table.Tr key={status}>
              <Table.Td>
                <Code>{status}</Code>
              </Table.Td>
              <Table.Td>{description}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
